import Foundation

/// One of the programs, which is started as a process of its own.
@MainActor
struct StartedProgram {
    /// Where the programs were built, as the benchmarks themselves were.
    nonisolated static let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()

    let content: ProgramContent

    /// Where the program's files are, if it is given a folder for them.
    func files(in folder: URL) -> URL { folder.appending(path: content.program) }

    func launch(on files: URL) throws {
        try finish(start(content.program, ["launch", "--json", "--data", files.deletingLastPathComponent().path]))
    }

    /// Starts the program that does at least what this one has to do.
    func launchBare(on files: URL) throws {
        try finish(start("bare-start", ["launch", "--json", "--table", content.shown, "--data", files.path]))
    }

    func importFile(_ file: URL, on files: URL) throws {
        try finish(startImport(of: file, on: files))
    }

    func startImport(of file: URL, on files: URL) throws -> Process {
        let folder = files.deletingLastPathComponent().path
        return try start(content.program, ["import", file.path, "--json", "--data", folder])
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
