import ArgumentParser
import Foundation
import GRDB
import Measuring

/// The programs' `import` of a file, from the start of its process to its end, beside SQLite's C functions, which get the
/// rows decoded.
struct ImportBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import files of rows with the programs' command.",
        discussion: "The programs are built first: Tools/proof/benchmark import does.")

    private static let rows = 100_000

    /// How often each side imports them, by turns.
    private static let rounds = 5

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    @MainActor
    func run() async throws {
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        var findings: [Finding] = []
        for content in ProgramContent.all {
            let rows = content.rows.init(count: Self.rows)
            let file = folder.appending(path: "\(content.name).jsonl")
            try rows.writeLines(to: file)
            let program = StartedProgram(content.program, table: content.table)
            findings.append(try await finding(content.name, rows, from: file, by: program, in: folder))
            findings.append(try await TapsBeside(program, importing: file, in: folder).finding())
        }
        try report.tell(findings, of: "import")
    }

    @MainActor
    private func finding(
        _ name: String, _ rows: some ImportedRows, from file: URL, by program: StartedProgram, in folder: URL
    ) async throws -> Finding {
        var times: (command: [Duration], raw: [Duration]) = ([], [])
        for round in 0..<Self.rounds {
            for isCommand in round.isMultiple(of: 2) ? [true, false] : [false, true] {
                let data = folder.appending(path: "\(name)-\(round)-\(isCommand)")
                defer { try? FileManager.default.removeItem(at: data) }
                if isCommand {
                    try program.launch(on: data)
                    sync()
                    times.command.append(try Interleaved.time { try program.importFile(file, on: data) })
                } else {
                    let content = try ContentFile(data)
                    let raw = try RawImport(content.url, rows)
                    sync()
                    times.raw.append(try Interleaved.time(raw.run))
                    try content.pool.close()
                }
                let queue = try DatabaseQueue(path: data.appending(path: "content.sqlite").path)
                try await rows.check(queue)
                try queue.close()
            }
        }
        let (command, raw) = (Samples(times.command).median, Samples(times.raw).median)
        return Finding(
            what: "import \(rows.count.formatted()) \(name)", measured: command, baseline: raw, budget: .ratio(2))
    }
}
