import Foundation
import Testing

@Suite struct TerminalTests {
    @Test func `the phone prompts for each line, is drawn after it, and goes with Ctrl-D`() throws {
        let folder = try WorkingFolder()
        let arguments = ["serve", "--terminal", "--data", folder.data.path, "--language", "en"]
        let output = try CommandRun.onTerminal(.first, arguments, typed: "open\nbogus\n\u{4}")
        let parts = output.replacing("\r\n", with: "\n").components(separatedBy: "\n> ")
        try #require(parts.count == 4)
        #expect(parts[0].contains("Home screen") && parts[0].hasSuffix("Ctrl-D ends it."))
        #expect(parts[1].contains("· in the foreground · process 1\n") && parts[1].contains("\n    "))
        #expect(parts[2].hasPrefix("not understood: bogus") && parts[3] == "\n")
    }
}

extension CommandRun {
    /// What a command prints on a terminal of its own.
    /// - Parameter typed: what is typed there, which the terminal shows, too.
    static func onTerminal(_ program: Program, _ arguments: [String], typed: String) throws -> String {
        var (terminal, display): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &display, nil, nil, nil) == 0)
        defer { close(terminal) }
        let process = Process()
        process.executableURL = try executable(of: program)
        process.arguments = arguments
        process.standardOutput = FileHandle(fileDescriptor: display)
        process.standardInput = FileHandle(fileDescriptor: display)
        try FileHandle(fileDescriptor: terminal).write(contentsOf: Data(typed.utf8))
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
