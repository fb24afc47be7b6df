import ArgumentParser

/// Measures what the budgets are about, each beside its baseline in one run.
@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmarks", abstract: "Measure against the budgets; exit code 1 if one is exceeded.",
        subcommands: [
            InboxBenchmark.self, ImportBenchmark.self, StartBenchmark.self, LinksBenchmark.self, PayloadBenchmark.self,
        ] + ProgramContent.all.flatMap(\.commands))
}
