import ArgumentParser
import Foundation

/// A program's start, to its first screen with its content, beside that of a bare one, and on more content or taps.
struct StartBenchmark: Benchmark {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Start the programs on much content and on little.")

    @OptionGroup var options: BenchmarkOptions

    func findings(in folder: URL) async throws -> [Finding] {
        var findings: [Finding] = []
        for content in ProgramContent.all { findings += try await self.findings(of: content, in: folder) }
        return findings
    }

    @MainActor
    private func findings(of content: ProgramContent, in folder: URL) async throws -> [Finding] {
        let program = StartedProgram(content: content)
        func prepare(_ name: String, rows: Int = 1_000, settled: Int = 1_000) throws -> URL {
            let data = program.files(in: folder.appending(path: "\(content.name)-\(name)"))
            try self.prepare(data, for: program, rows: rows, settled: settled)
            return data
        }
        let large = try prepare("large", rows: content.count)
        let small = try prepare("small")
        let used = try prepare("used", settled: 100_000)
        let new = try prepare("new", settled: 0)
        // What was prepared is not to be written while the starts wait for the disk.
        sync()
        func finding(
            _ what: String, on data: URL, _ budget: Double, against baseline: () throws -> Void
        ) async throws -> Finding {
            try await Interleaved.finding("start \(content.program), \(what)", budget: .ratio(budget), rounds: 101) {
                try program.launch(on: data)
            } against: {
                try baseline()
            }
        }
        let rows = content.count.formatted()
        return [
            try await finding("\(rows) rows, beside a bare program", on: large, 1.2) {
                try program.launchBare(on: large)
            },
            // A tenth for the disk's moods: the one is to be no slower than the other.
            try await finding("\(rows) rows beside 1,000", on: large, 1.1) { try program.launch(on: small) },
            try await finding("100,000 taps settled beside none", on: used, 1.2) { try program.launch(on: new) },
        ]
    }

    /// Has the program make its databases, and fills them.
    @MainActor
    private func prepare(_ data: URL, for program: StartedProgram, rows: Int, settled: Int) throws {
        let lines = data.appendingPathExtension("jsonl")
        defer { try? FileManager.default.removeItem(at: lines) }
        try program.launch(on: data)
        try program.content.writeLines((0..<rows).map(program.content.row), to: lines)
        try program.importFile(lines, on: data)
        try program.content.check(data.appending(path: "content.sqlite"), holds: rows)
        try InboxFile.settle(settled, in: data.appending(path: "inbox.sqlite"))
    }
}
