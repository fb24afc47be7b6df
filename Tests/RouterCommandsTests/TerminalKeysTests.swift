import Testing

@testable import RouterCommands

@Suite struct TerminalKeysTests {
    @Test(
        "keys are read out of what a terminal sends",
        arguments: [
            ("a", [.character("a")]), ("\u{3}", [.end]), ("\u{4}", [.end]), ("\r", [.enter]), ("\n", [.enter]),
            ("\u{7F}\u{8}", [.backspace, .backspace]), ("\u{1B}", [.escape]), ("\u{1B}[A\u{1B}OB", [.up, .down]),
            ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\t\u{1B}[Z", [.tab, .up]),
            ("\u{C}\u{15}", [.redraw, .clear]),
            ("\u{1B}[1;5Cx", [.character("x")]), ("\u{1B}[", []), ("\u{1}\u{0}", []),
            ("\u{1B}x", [.escape, .character("x")]),
            ("피🙏", [.character("피"), .character("🙏")]),
        ] as [(String, [TerminalKey])])
    func keys(bytes: String, keys: [TerminalKey]) {
        var reader = TerminalKeys()
        #expect(reader.take(Array(bytes.utf8)) == keys)
    }

    @Test(arguments: ["피드", "🙏🏽", "é", "a"])
    func `a character that comes in pieces is one`(text: String) {
        var reader = TerminalKeys()
        let keys = text.utf8.flatMap { reader.take([$0]) }
        #expect(keys == text.unicodeScalars.map(TerminalKey.character))
    }

    @Test(
        "what is no character is left out, and the rest goes on",
        arguments: [[0xFF], [0xC0, 0x80], [0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80]] as [[UInt8]])
    func malformed(bytes: [UInt8]) {
        var reader = TerminalKeys()
        #expect(reader.take(bytes + [0x71]) == [.character("q")])
    }
}
