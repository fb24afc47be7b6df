import Foundation
import GRDB
import LaunchStore
import Launches
import Storage

/// One of the programs, which is started as a process of its own.
@MainActor
struct StartedProgram {
    let name: String
    private let table: String
    /// Where the programs were built, as the benchmarks themselves were.
    private let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

    /// - Parameter table: what the bare program reads in its place.
    init(_ name: String, table: String) {
        self.name = name
        self.table = table
    }

    func launch(on data: URL) throws {
        try run(name, ["launch", "--json", "--data", data.path])
    }

    func launchBare(on data: URL) throws {
        try run("bare-start", ["launch", "--json", "--table", table, "--data", data.path])
    }

    func importFile(_ file: URL, on data: URL) throws {
        try finish(startImport(of: file, on: data))
    }

    func startImport(of file: URL, on data: URL) throws -> Process {
        try start(name, ["import", file.path, "--json", "--data", data.path])
    }

    /// Has the program make its databases, and fills them.
    /// - Parameter settled: how many taps came and were settled, a thousand at a time.
    func prepare(_ data: URL, with rows: some ImportedRows, settled: Int = 1_000) async throws {
        try launch(on: data)
        let content = try DatabasePool(path: data.appending(path: "content.sqlite").path)
        try await rows.save(in: content)
        try content.close()
        let queue = try DatabaseFile(data.appending(path: "inbox.sqlite"))
            .openQueue(migrations: LaunchStoreSchema.migrations, now: SampleTap.now).writer
        try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous=OFF") }
        let inbox = SQLiteLaunchInbox(queue)
        for first in stride(from: 1, through: settled, by: 1_000) {
            for number in first..<first + 1_000 { try inbox.recordSample(number) }
            let settlements = try inbox.pending().map { PendingSettlement($0.id, as: Settlement(.shown), trace: []) }
            try inbox.settle(settlements, at: Date())
        }
        try queue.close()
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        try finish(start(program, arguments))
    }

    private func start(_ program: String, _ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = folder.appending(path: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func finish(_ process: Process) throws {
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw ProgramFailed(name: name, code: process.terminationStatus) }
    }
}

/// A program that does not do its work is not measured.
struct ProgramFailed: Error, CustomStringConvertible {
    let name: String
    let code: Int32

    var description: String { "\(name) ended with \(code)." }
}
