import Testing

@testable import RouterCommands

@Suite struct TerminalTextTests {
    @Test(
        "text takes as many columns as a terminal gives it",
        arguments: [("abc", 3), ("피드", 4), ("🙏", 2), ("", 0), ("é", 1), ("e\u{301}", 1), ("日本", 4)])
    func width(text: String, columns: Int) {
        #expect(DisplayWidth.of(text) == columns)
    }

    @Test(
        "text is cut or filled to exactly its columns",
        arguments: [
            ("abcdef", 4, "abc…"), ("ab", 4, "ab  "), ("피드백", 4, "피… "), ("a\u{1B}[31m", 6, "a [31m"),
            ("a\u{202E}b", 4, "a b "), ("ی\u{200C}خ", 2, "ی\u{200C}خ"), ("👩\u{200D}👧", 2, "👩\u{200D}👧"),
            ("🏴\u{E0067}\u{E0062}\u{E007F}", 2, "🏴\u{E0067}\u{E0062}\u{E007F}"),
        ])
    func fit(text: String, columns: Int, expected: String) {
        #expect(DisplayWidth.fit(text, to: columns) == expected)
    }

    @Test(.timeLimit(.minutes(1))) func `a text as wide as its columns is whole, however wide that is`() {
        let text = String(repeating: "피드 t", count: 100_000)
        let columns = DisplayWidth.of(text)
        #expect(DisplayWidth.printable(text, upTo: columns) == text)
        #expect(DisplayWidth.printable(text, upTo: columns - 1) == text.dropLast(2) + "…")
    }

    @Test func `columns are as wide as what stands in them, and no wider than they may be`() {
        let table = TextTable(["id", "text"], [["1", "한국어"], ["1000", "a long text"]], widest: [9, 8], ifEmpty: "")
        #expect(table.lines == ["id    text", "1     한국어", "1000  a long …"])
    }

    @Test func `a table without rows is a sentence`() {
        #expect(TextTable(["id"], [], widest: [9], ifEmpty: "Nothing.").lines == ["Nothing."])
        #expect(TextTable(["id"], [["1"]], widest: [9], ifEmpty: "Nothing.").lines == ["id", "1"])
    }
}
