import Foundation
import Testing

@Suite struct TerminalTests {
    @Test(
        "colour is for terminals, where nobody forbids it",
        arguments: [
            (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
            (["TERM": "dumb", "NO_COLOR": ""], false),
        ])
    func colour(environment: [String: String], isWelcome: Bool) throws {
        let output = try onTerminal(.campus, ["routes", "--language", "en"], environment)
        #expect(output.contains("campus://"))
        #expect(output.contains("\u{1B}[") == isWelcome)
    }

    /// The first that a command prints on a terminal of its own.
    private func onTerminal(
        _ program: Program, _ arguments: [String], _ environment: [String: String]
    ) throws -> String {
        var (terminal, display): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &display, nil, nil, nil) == 0)
        defer { for end in [terminal, display] { close(end) } }
        let process = Process()
        process.executableURL = try CommandRun.executable(of: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle(fileDescriptor: display)
        try process.run()
        process.waitUntilExit()
        // A command that printed nothing has nothing to wait for.
        _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(terminal, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
