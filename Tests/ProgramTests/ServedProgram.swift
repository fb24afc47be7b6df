import Foundation

/// A program that shows its phone in the browser, until it is ended.
final class ServedProgram {
    private let process = Process()
    /// The address that it printed.
    let address: String

    var port: String { address.split(separator: ":").last.map { $0.filter(\.isNumber) } ?? "" }

    /// Returns once it says where its page is.
    init(_ program: Program, _ arguments: [String]) throws {
        process.executableURL = try CommandRun.executable(of: program)
        process.arguments = ["serve"] + arguments
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
