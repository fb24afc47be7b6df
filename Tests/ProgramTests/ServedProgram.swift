import Foundation

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
