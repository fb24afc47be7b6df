import Foundation

/// A program that shows its phone in the browser or in text, until it is ended.
final class ServedProgram {
    private let process = Process()
    /// What it printed first: its address, where it has one.
    let address: String

    var port: String { address.split(separator: ":").last.map { $0.filter(\.isNumber) } ?? "" }

    /// Returns once it says where its page is, or has drawn something.
    /// - Parameter input: what it reads; nil for that of the tests.
    init(_ program: Program, _ arguments: [String], input: Pipe? = nil) throws {
        process.executableURL = try CommandRun.executable(of: program)
        process.arguments = ["serve"] + arguments
        if let input { process.standardInput = input }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Sends the signal.
    /// - Returns: the exit code; nil for a process that the signal itself ended.
    func end(by signal: Int32) -> Int32? {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }
}
