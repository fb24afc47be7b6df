import Foundation
import Testing

@Suite struct ServeTests {
    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder()
    }

    @Test(arguments: Program.allCases, [SIGINT, SIGTERM])
    func `serve says where its page is, and ends in order when it is told to`(program: Program, signal: Int32) throws {
        let served = try ServedProgram(program, ["--port", "0", "--data", folder.data.path])
        #expect(served.address.hasPrefix("http://127.0.0.1:"))
        #expect(try served.end(by: signal) == 0)
    }

    @Test func `a port that is taken is told, and what to do`() throws {
        let served = try ServedProgram(.first, ["--port", "0", "--data", folder.path("first")])
        let second = try folder.run("serve", "--port", served.port)
        #expect(second.code == 74)
        #expect(second.errors.contains("port \(served.port) is taken by another process"))
        let error = try second.answer().error
        #expect(error?.code == "pageNotServed" && second.errors == "\(error?.detail ?? "")\n")
        #expect(try served.end(by: SIGTERM) == 0)
    }

    @Test func `a command says that the app runs on the page, where its inbox can be read meanwhile`() async throws {
        let served = try ServedProgram(.first, ["--port", "0", "--data", folder.data.path])
        let runs = try await folder.runPatiently([["push", Sample.push], ["inbox", "--history"]])
        #expect(runs.map(\.code) == [74, 0] && runs[0].errors.contains("runs the app on it"))
        #expect(try served.end(by: SIGTERM) == 0)
    }
}

/// A program that shows its phone in the browser or in text, until it is ended.
final class ServedProgram {
    private let command: StartedCommand
    private let output = Pipe()
    /// What it printed first: its address, where it has one.
    let address: String

    var port: String { address.split(separator: ":").last.map { $0.filter(\.isNumber) } ?? "" }

    /// Returns once it says where its page is, or has drawn something.
    init(_ program: Program, _ arguments: [String], input: Pipe? = nil) throws {
        command = try StartedCommand(
            program, ["serve"] + arguments, standardInput: input?.fileHandleForReading,
            standardOutput: output.fileHandleForWriting)
        try output.fileHandleForWriting.close()
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }

    deinit { command.send(SIGTERM) }

    /// Sends the signal.
    /// - Returns: the exit code.
    func end(by signal: Int32) throws -> Int32 {
        command.send(signal)
        return try command.end().code
    }
}
