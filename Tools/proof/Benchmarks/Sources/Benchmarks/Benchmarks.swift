import ArgumentParser

/// Measures what has a budget, each thing beside its baseline in the same run.
@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark", abstract: "Measure against the budgets. Exit code 1 if one is missed.",
        subcommands: [
            LinksBenchmark.self, TapBenchmark.self, InboxBenchmark.self, StartBenchmark.self, ImportBenchmark.self,
            RoomsBenchmark.self, PayloadBenchmark.self,
        ])
}
