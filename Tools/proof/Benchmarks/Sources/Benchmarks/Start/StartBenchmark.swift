import ArgumentParser
import Foundation
import Measuring

/// A program's start, to its first screen with its content, beside that of a bare one.
struct StartBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Start the programs on much content and on little.",
        discussion: "The programs are built first: Tools/proof/benchmark start does.")

    /// How often each program is started.
    private static let rounds = 101

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    @MainActor
    func run() async throws {
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        var findings: [Finding] = []
        for content in ProgramContent.all {
            let program = StartedProgram(content.program, table: content.table)
            func prepare(_ name: String, rows: Int, settled: Int = 1_000) async throws -> URL {
                let data = folder.appending(path: "\(program.name)-\(name)")
                try await program.prepare(data, with: content.rows.init(count: rows), settled: settled)
                return data
            }
            let large = try await prepare("large", rows: content.count)
            let small = try await prepare("small", rows: 1_000)
            let used = try await prepare("used", rows: 1_000, settled: 100_000)
            let new = try await prepare("new", rows: 1_000, settled: 0)
            // What was prepared is not to be written while the starts wait for the disk.
            sync()
            let (started, bare) = try compare(program, on: large) { try program.launchBare(on: large) }
            let (much, little) = try compare(program, on: large) { try program.launch(on: small) }
            let (old, fresh) = try compare(program, on: used) { try program.launch(on: new) }
            findings += [
                Finding(
                    what: "start \(program.name), \(content.count.formatted()) rows, beside a bare program",
                    measured: started.median, baseline: bare.median, budget: .ratio(1.2)),
                // A tenth for the disk's moods: the one is to be no slower than the other.
                Finding(
                    what: "start \(program.name), \(content.count.formatted()) rows beside 1,000",
                    measured: much.median,
                    baseline: little.median, budget: .ratio(1.1)),
                Finding(
                    what: "start \(program.name), 100,000 taps settled beside none", measured: old.median,
                    baseline: fresh.median, budget: .ratio(1.2)),
            ]
        }
        try report.tell(findings, of: "start")
    }

    @MainActor
    private func compare(
        _ program: StartedProgram, on data: URL, with other: () throws -> Void
    ) throws -> (Samples, Samples) {
        try Interleaved.measure(rounds: Self.rounds, warmUp: 5, { try program.launch(on: data) }, against: other)
    }
}
