import ArgumentParser
import Foundation
import Measuring

/// A program's start, to its first screen with its content, beside that of a bare one.
struct StartBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Start the programs on much content and on little.",
        discussion: "The programs are built first: Tools/benchmark start does.")

    @Option(help: "How often each program is started.")
    var rounds = 101

    @Option(help: "How many rows each program holds; as many as the budgets say if not given.")
    var rows: Int?

    @OptionGroup var programs: BuiltPrograms

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if rounds < 7 || rows.map({ $0 < 1 }) == true {
            throw ValidationError("--rounds is too few, or there is no content.")
        }
    }

    @MainActor
    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var findings: [Finding] = []
        for content in ProgramContent.all {
            let program = StartedProgram(content.program, table: content.table, in: programs.folder)
            let count = rows ?? content.count
            let (large, small) = (folder.appending(path: "\(program.name)-large"), folder.appending(path: program.name))
            try await program.prepare(large, with: content.rows.init(count: count))
            try await program.prepare(small, with: content.rows.init(count: 1_000))
            // What was prepared is not to be written while the starts wait for the disk.
            sync()
            let (started, bare) = try Interleaved.measure(rounds: rounds, warmUp: 5) {
                try program.launch(on: large)
            } against: {
                try program.launchBare(on: large)
            }
            let (much, little) = try Interleaved.measure(rounds: rounds, warmUp: 5) {
                try program.launch(on: large)
            } against: {
                try program.launch(on: small)
            }
            findings += [
                Finding(
                    what: "start \(program.name), \(count.formatted()) rows, beside a bare program",
                    measured: started.median, baseline: bare.median, budget: .ratio(1.3)),
                // A tenth for the disk's moods: the one is to be no slower than the other.
                Finding(
                    what: "start \(program.name), \(count.formatted()) rows beside 1,000", measured: much.median,
                    baseline: little.median, budget: .ratio(1.1)),
            ]
        }
        try report.tell(findings, of: "start")
    }
}
