import Testing

@testable import RouterCommands

@Suite struct TextTableTests {
    @Test(
        "a text is cut where its columns end, whatever it is",
        arguments: [
            ("한국어입니다", 5, "한국…"), ("👩‍👩‍👧‍👦🇰🇷x", 5, "👩‍👩‍👧‍👦🇰🇷x"), ("one\r\ntwo", 9, "one two"), ("a\0b", 3, "a b"), ("abc", 1, "…"),
            ("שלום\u{202E}", 9, "שלום "), ("", 3, ""),
        ])
    func cut(text: String, columns: Int, expected: String) {
        #expect(DisplayWidth.printable(text, upTo: columns) == expected)
    }

    @Test func `columns are as wide as what stands in them, and no wider than they may be`() {
        let table = TextTable(["id", "text"], [["1", "한국어"], ["1000", "a long text"]], widest: [9, 8])
        #expect(table.lines == ["id    text", "1     한국어", "1000  a long …"])
    }
}
