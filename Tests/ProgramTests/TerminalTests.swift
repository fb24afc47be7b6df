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
}
