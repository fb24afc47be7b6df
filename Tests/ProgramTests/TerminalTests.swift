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
        let output = try CommandRun.onTerminal(.first, ["routes", "--language", "en"], environment)
        #expect(output.contains("\(Program.first.scheme)://"))
        #expect(output.contains("\u{1B}[") == isWelcome)
    }

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
