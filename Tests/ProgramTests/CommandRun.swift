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

    /// The JSON that it printed: whole lines, one object on each, and nothing else.
    func lines<Line: Decodable>(of type: Line.Type) throws -> [Line] {
        if output.isEmpty { return [] }
        try #require(output.hasSuffix("\n"))
        return try output.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let data = Data(line.utf8)
            let value = try JSONDecoder().decode(type, from: data)
            try (value as? any Printed)?.expectKeys(of: JSONSerialization.jsonObject(with: data))
            return value
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
            let file = folder.appending(path: program.name)
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
        }
        throw CocoaError(.fileNoSuchFile)
    }
}

extension CommandRun {
    /// - Parameters:
    ///   - input: what it reads from standard input.
    ///   - environment: added to that of the tests.
    ///   - standardInput: what stands in for `input`.
    ///   - standardOutput: takes the output, which is lost to the test.
    ///   - shell: a line of a shell that runs it as `"$0" "$@"`; nil to run it without one.
    init(
        _ program: Program, _ arguments: [String], input: String = "", environment: [String: String] = [:],
        standardInput: FileHandle? = nil, standardOutput: FileHandle? = nil, shell: String? = nil
    ) throws {
        self = try StartedCommand(
            program, arguments, input: input, environment: environment, standardInput: standardInput,
            standardOutput: standardOutput, shell: shell
        ).end()
    }
}

/// A program that was started as its own process and may still run.
struct StartedCommand {
    private let process = Process()
    /// Ends with the process.
    private let running: AsyncStream<Never>
    private let folder = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")

    /// A folder of programs to start in the place of those beside the tests, which a sanitizer makes slow to start.
    private static let programs = ProcessInfo.processInfo.environment["SWITCHYARD_COMMANDS"].map { URL(filePath: $0) }

    /// - Parameters: as those of ``CommandRun``.
    init(
        _ program: Program, _ arguments: [String], input: String = "", environment: [String: String] = [:],
        standardInput: FileHandle? = nil, standardOutput: FileHandle? = nil, shell: String? = nil
    ) throws {
        let (running, continuation) = AsyncStream.makeStream(of: Never.self)
        self.running = running
        process.terminationHandler = { _ in continuation.finish() }
        process.executableURL =
            try Self.programs?.appending(path: program.name) ?? CommandRun.executable(of: program)
        process.arguments = arguments
        if let shell, let program = process.executableURL {
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", shell, program.path] + arguments
        }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Files instead of pipes: nothing has to be read while the process runs.
        try Data(input.utf8).write(to: file("input"))
        for name in ["output", "errors"] { try Data().write(to: file(name)) }
        process.standardInput = try standardInput ?? FileHandle(forReadingFrom: file("input"))
        process.standardOutput = try standardOutput ?? FileHandle(forWritingTo: file("output"))
        process.standardError = try FileHandle(forWritingTo: file("errors"))
        try process.run()
    }

    /// Sends it, unless it has ended.
    func send(_ signal: Int32) {
        if process.isRunning { kill(process.processIdentifier, signal) }
    }

    /// Waits for its end.
    func end() throws -> CommandRun {
        process.waitUntilExit()
        return try result()
    }

    /// Waits for its end, and leaves its thread to other tests meanwhile: for a command that waits for seconds itself.
    func whenEnded() async throws -> CommandRun {
        for await _ in running {}
        return try result()
    }

    private func result() throws -> CommandRun {
        defer { try? FileManager.default.removeItem(at: folder) }
        let code = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
        return CommandRun(output: try text("output"), errors: try text("errors"), code: code)
    }

    private func file(_ name: String) -> URL { folder.appending(path: name) }

    private func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
    }
}
