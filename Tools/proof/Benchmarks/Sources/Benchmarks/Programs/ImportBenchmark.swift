import ArgumentParser
import Foundation
import GRDB
import Storage

/// The programs' `import` of a file, from the start of its process to its end, beside SQLite's C functions, which get
/// the rows decoded; and taps that come meanwhile.
struct ImportBenchmark: Benchmark {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import files of rows with the programs' command.")

    private static let rows = 100_000

    @OptionGroup var options: BenchmarkOptions

    func findings(in folder: URL) async throws -> [Finding] {
        var findings: [Finding] = []
        for content in ProgramContent.all {
            let rows = (0..<Self.rows).map(content.row)
            let file = folder.appending(path: "\(content.name).jsonl")
            try content.writeLines(rows, to: file)
            let program = StartedProgram(content: content)
            let data = program.files(in: folder.appending(path: content.name))
            findings.append(try await importing(rows, from: file, by: program, on: data))
            findings.append(try await tapping(beside: program, importing: file, on: data))
        }
        return findings
    }

    @MainActor
    private func importing(
        _ rows: [ProgramContent.Row], from file: URL, by program: StartedProgram, on data: URL
    ) async throws -> Finding {
        let (clock, content, database) = (ContinuousClock(), program.content, data.appending(path: "content.sqlite"))
        func checked(_ work: () throws -> Duration) throws -> Duration {
            defer { try? FileManager.default.removeItem(at: data) }
            let time = try work()
            try content.check(database, holds: rows.count)
            return time
        }
        let (commands, raw) = try await Interleaved.results(rounds: 5) {
            try checked {
                try program.launch(on: data)
                sync()
                return try clock.measure { try program.importFile(file, on: data) }
            }
        } against: {
            try checked {
                let insertion = try rawInsertion(of: content, into: database)
                sync()
                return try clock.measure {
                    try insertion.execute("BEGIN IMMEDIATE")
                    for row in rows { try insertion.insert(row.values) }
                    try insertion.execute("COMMIT")
                }
            }
        }
        return Finding(
            what: "import \(rows.count.formatted()) \(content.name)", measured: .time(commands.median),
            baseline: .time(raw.median), budget: .ratio(2))
    }

    @MainActor
    private func rawInsertion(of content: ProgramContent, into database: URL) throws -> RawInsertion {
        try DatabaseFile(database).openLarge(migrations: content.migrations, now: Date()).writer.close()
        return try RawInsertion(
            into: database,
            preparation: """
                PRAGMA foreign_keys=ON; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; \(content.preparation)
                """,
            table: content.table, columns: content.columns)
    }

    /// Taps are recorded while another process imports into the same folder.
    @MainActor
    private func tapping(beside program: StartedProgram, importing file: URL, on data: URL) async throws -> Finding {
        try program.launch(on: data)
        let inbox = try InboxFile(data.appending(path: "inbox.sqlite")).inbox
        var taps: [Duration] = []
        // One import is over within a second or two.
        for _ in 0..<5 {
            let importing = try program.startImport(of: file, on: data)
            while importing.isRunning {
                taps.append(try ContinuousClock().measure { try SampleTap.record(taps.count + 1, in: inbox) })
                try await Task.sleep(for: .milliseconds(10))
            }
            try program.finish(importing)
            for name in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(at: data.appending(path: "content.sqlite\(name)"))
            }
        }
        return Finding(
            what: "record a tap beside it, p99 of \(taps.count)", measured: .time(taps.quantile(0.99)),
            budget: .amount(.time(.milliseconds(10))))
    }
}
