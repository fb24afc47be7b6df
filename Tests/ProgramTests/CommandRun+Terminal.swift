import Foundation
import Testing

extension CommandRun {
    /// What a command prints on a terminal of its own.
    /// - Parameter typed: what is typed there, which the terminal shows, too; nil for no keyboard.
    static func onTerminal(
        _ program: Program, _ arguments: [String], _ environment: [String: String] = [:], typed: String? = nil
    ) throws -> String {
        var (terminal, display): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &display, nil, nil, nil) == 0)
        defer { close(terminal) }
        let process = Process()
        process.executableURL = try executable(of: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle(fileDescriptor: display)
        if let typed {
            process.standardInput = FileHandle(fileDescriptor: display)
            try FileHandle(fileDescriptor: terminal).write(contentsOf: Data(typed.utf8))
        }
        try process.run()
        close(display)
        // Reading ends when nobody has the display open any more.
        var output: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        while case let count = read(terminal, &bytes, bytes.count), count > 0 { output += bytes.prefix(count) }
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
