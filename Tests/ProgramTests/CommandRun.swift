import Foundation

/// One run of a program as its own process, to its end.
struct CommandRun {
    let output: String
    let errors: String
    /// The exit code; for a process that a signal ended, the signal's number.
    let code: Int32
    let wasKilled: Bool

    /// - Parameters:
    ///   - program: `feed-detail-router` or `chat-room-router`.
    ///   - input: what it reads from standard input.
    init(_ program: String, _ arguments: [String], input: String = "") throws {
        let process = Process()
        process.executableURL = try Self.products.appending(path: program)
        process.arguments = arguments
        let folder = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files instead of pipes: nothing has to be read while the process runs.
        let (standardOutput, standardError) = (folder.appending(path: "output"), folder.appending(path: "errors"))
        try Data(input.utf8).write(to: folder.appending(path: "input"))
        for file in [standardOutput, standardError] { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: "input"))
        process.standardOutput = try FileHandle(forWritingTo: standardOutput)
        process.standardError = try FileHandle(forWritingTo: standardError)
        try process.run()
        process.waitUntilExit()
        output = String(decoding: try Data(contentsOf: standardOutput), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: standardError), as: UTF8.self)
        code = process.terminationStatus
        wasKilled = process.terminationReason == .uncaughtSignal
    }

    /// The JSON objects that it printed, one a line.
    func answers() throws -> [JSONObject] {
        try output.split(separator: "\n").map { try JSONObject(Data($0.utf8)) }
    }

    /// The folder that the programs were built into: that of the test bundle.
    private static var products: URL {
        get throws {
            var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            while folder.pathComponents.count > 1 {
                folder.deleteLastPathComponent()
                let program = folder.appending(path: "feed-detail-router")
                if FileManager.default.isExecutableFile(atPath: program.path) { return folder }
            }
            throw CocoaError(.fileNoSuchFile)
        }
    }
}

/// A JSON object, as a test looks at it.
struct JSONObject {
    let members: [String: Any]

    init(_ data: Data) throws {
        let value = try JSONSerialization.jsonObject(with: data)
        guard let members = value as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        self.members = members
    }

    func text(_ name: String) -> String? { members[name] as? String }

    /// The code of `error`.
    var errorCode: String? { (members["error"] as? [String: Any])?["code"] as? String }

    /// The stack of `navigation`.
    var stack: [String]? { navigation["stack"] as? [String] }

    var navigation: [String: Any] { members["navigation"] as? [String: Any] ?? [:] }
}
