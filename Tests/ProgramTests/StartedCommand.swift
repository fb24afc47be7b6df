import Foundation

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
