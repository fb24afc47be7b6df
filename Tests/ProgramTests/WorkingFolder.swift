import Foundation
import GRDB

/// A folder for one test's databases and files, and the programs run on it.
final class WorkingFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
    /// Where the programs' files go; the first run makes it.
    var data: URL { url.appending(path: "data") }
    /// The program's own part of it.
    let files: URL

    /// - Parameter program: whose files are looked at.
    init(_ program: Program = .first) throws {
        files = url.appending(path: "data/\(program.name)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Runs a command on this folder's databases.
    func run(
        _ program: Program, _ arguments: [String], json: Bool = true, input: String = ""
    ) throws -> CommandRun {
        try CommandRun(program, arguments + ["--data", data.path] + (json ? ["--json"] : []), input: input)
    }

    /// Starts commands on this folder's databases, all at once, and waits for their ends.
    func runAtOnce(_ program: Program, _ commands: [[String]]) throws -> [CommandRun] {
        let started = try commands.map { try StartedCommand(program, $0 + ["--data", data.path, "--json"]) }
        return try started.map { try $0.end() }
    }

    /// Runs commands of the first program that wait for another process, all at once, and leaves the thread to other
    /// tests meanwhile.
    func runPatiently(_ commands: [[String]]) async throws -> [CommandRun] {
        let started = try commands.map { try StartedCommand(.first, $0 + ["--data", data.path, "--json"]) }
        var runs: [CommandRun] = []
        for command in started { runs.append(try await command.whenEnded()) }
        return runs
    }

    /// Runs a command of the first program that waits for another process.
    func runPatiently(_ arguments: [String]) async throws -> CommandRun { try await runPatiently([arguments])[0] }

    /// Runs a command of the first program.
    func run(_ arguments: String...) throws -> CommandRun { try run(.first, arguments) }

    /// What a person gets to read.
    func text(_ arguments: String...) throws -> CommandRun { try run(.first, arguments, json: false) }

    /// Starts the app, and says how everything that settled ended.
    func launch(_ program: Program = .first, _ arguments: String...) throws -> [String] {
        try run(program, ["launch"] + arguments).answers().map(\.outcome)
    }

    func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file for a command to read.
    func file(_ name: String, _ content: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
        return file.path
    }

    /// Puts a file beside the databases, before or after the first run.
    func dataFile(_ name: String, _ content: String) throws -> String {
        try file("data/\(files.lastPathComponent)/\(name)", content)
    }

    /// Another connection to one of the databases, which are brought into their files by it.
    func database(_ name: String) throws -> DatabaseQueue {
        let database = try DatabaseQueue(path: files.appending(path: name).path)
        try database.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        return database
    }

    /// Brings one of the databases into its file, whose pages its log would hide, and removes the log.
    func endLog(of name: String) throws { try database(name).close() }

    /// Does to one of the databases what no app would.
    func spoil(_ name: String, sql: String) throws {
        let database = try database(name)
        try database.write { try $0.execute(sql: sql) }
        try database.close()
    }

    /// The names of the files beside the databases, the databases among them.
    var dataFiles: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: files.path).sorted() }
    }
}

extension WorkingFolder {
    /// Types lines to the phone in text, where there is no terminal.
    func serve(_ lines: [String], on program: Program = .first, _ options: String...) throws -> CommandRun {
        try run(program, ["serve", "--terminal"] + options, json: false, input: lines.map { $0 + "\n" }.joined())
    }
}
