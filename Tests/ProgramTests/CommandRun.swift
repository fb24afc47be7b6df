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
    init(
        _ program: Program, _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = try Self.products.appending(path: program.rawValue)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
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

    /// The folder that the programs were built into: that of the test bundle.
    private static var products: URL {
        get throws {
            var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            if let bundle { folder = bundle.bundleURL }
            while folder.pathComponents.count > 1 {
                folder.deleteLastPathComponent()
                let program = folder.appending(path: Program.campus.rawValue)
                if FileManager.default.isExecutableFile(atPath: program.path) { return folder }
            }
            throw CocoaError(.fileNoSuchFile)
        }
    }
}
