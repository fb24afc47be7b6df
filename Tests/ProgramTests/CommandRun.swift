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
