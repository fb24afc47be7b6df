import Foundation

/// One of the programs, which is started as a process of its own.
@MainActor
struct StartedProgram {
    /// Where the programs were built, as the benchmarks themselves were.
    nonisolated static let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()

    let content: ProgramContent

    func launch(on data: URL) throws {
        try finish(start(content.program, ["launch", "--json", "--data", data.path]))
    }

    /// Starts the program that does at least what this one has to do.
    func launchBare(on data: URL) throws {
        try finish(start("bare-start", ["launch", "--json", "--table", content.shown, "--data", data.path]))
    }

    func importFile(_ file: URL, on data: URL) throws {
        try finish(startImport(of: file, on: data))
    }

    func startImport(of file: URL, on data: URL) throws -> Process {
        try start(content.program, ["import", file.path, "--json", "--data", data.path])
    }

    private func start(_ program: String, _ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = Self.folder.appending(path: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// - Throws: ``NotMeasured`` if the program fails.
    func finish(_ process: Process) throws {
        process.waitUntilExit()
        let code = process.terminationStatus
        try require(code == 0, "\(process.executableURL?.lastPathComponent ?? "") ended with \(code).")
    }
}
