import Foundation
import Testing

/// One run of a program as its own process, to its end.
struct CommandRun {
    let output: String
    let errors: String
    /// The exit code; 128 and the signal's number for a process that a signal ended, as shells have it.
    let code: Int32

    /// The code of a process that died by SIGKILL.
    static let killed = 128 + SIGKILL

    /// - Parameters:
    ///   - input: what it reads from standard input.
    ///   - environment: added to that of the tests.
    ///   - standardInput: what stands in for `input`.
    ///   - standardOutput: takes the output, which is lost to the test.
    init(
        _ program: Program, _ arguments: [String], input: String = "", environment: [String: String] = [:],
        standardInput: FileHandle? = nil, standardOutput: FileHandle? = nil
    ) throws {
        let process = Process()
        process.executableURL = try Self.executable(of: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let folder = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files instead of pipes: nothing has to be read while the process runs.
        let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
        try Data(input.utf8).write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }
        process.standardInput = try standardInput ?? FileHandle(forReadingFrom: files[0])
        process.standardOutput = try standardOutput ?? FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
        code = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    }

    /// The JSON that it printed: whole lines, one object on each, and nothing else.
    func lines<Line: Decodable>(of type: Line.Type) throws -> [Line] {
        if output.isEmpty { return [] }
        try #require(output.hasSuffix("\n"))
        return try output.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map { line in
            try JSONDecoder().decode(type, from: Data(line.utf8))
        }
    }

    func answers() throws -> [Answer] { try lines(of: Answer.self) }

    /// The one answer that it printed.
    func answer() throws -> Answer {
        let answers = try answers()
        try #require(answers.count == 1, "\(output)\(errors)")
        return answers[0]
    }

    /// The program beside the test bundle, where it was built.
    static func executable(of program: Program) throws -> URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        var folder = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let file = folder.appending(path: program.rawValue)
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
        }
        throw CocoaError(.fileNoSuchFile)
    }
}
