import Foundation

/// A folder for one test's databases and files, and the two programs run on it.
final class WorkingFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
    /// Where the databases go; the first run makes it.
    var data: URL { url.appending(path: "data") }

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Runs a command on this folder's databases.
    func run(
        _ program: Program, _ arguments: [String], json: Bool = true, input: String = "",
        environment: [String: String] = [:]
    ) throws -> CommandRun {
        try CommandRun(
            program, arguments + ["--data", data.path] + (json ? ["--json"] : []), input: input,
            environment: environment)
    }

    /// Starts commands on this folder's databases, all at once, and waits for their ends.
    func runAtOnce(_ program: Program, _ commands: [[String]]) throws -> [CommandRun] {
        let started = try commands.map { try StartedCommand(program, $0 + ["--data", data.path, "--json"]) }
        return try started.map { try $0.end() }
    }

    func campus(_ arguments: String...) throws -> CommandRun { try run(.campus, arguments) }

    func messenger(_ arguments: String...) throws -> CommandRun { try run(.messenger, arguments) }

    /// What a person gets to read.
    func campusText(_ arguments: String...) throws -> CommandRun { try run(.campus, arguments, json: false) }

    /// Starts the app, and says how everything that settled ended.
    func launch(_ program: Program = .campus, _ arguments: String...) throws -> [String] {
        try run(program, ["launch"] + arguments).answers().map(\.outcome)
    }

    func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file for a command to read.
    func file(_ name: String, _ content: String) throws -> String {
        try file(name, Data(content.utf8))
    }

    func file(_ name: String, _ content: Data) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file)
        return file.path
    }

    /// The names of the files beside the databases, the databases among them.
    var dataFiles: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: data.path).sorted() }
    }
}
