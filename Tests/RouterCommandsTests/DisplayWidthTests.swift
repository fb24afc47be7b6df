import Testing

@testable import RouterCommands

@Suite struct DisplayWidthTests {
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

    @Test(
        "however long a text is, of what is shown of it there is an end",
        .timeLimit(.minutes(1)),
        arguments: [
            "t", "피", "👩\u{200D}👧", "e\u{301}", "\u{301}", "\u{1B}", "\r\n", "\u{200D}", "🇰🇷", "a ", "👩\u{200D}",
        ])
    func long(part: String) {
        let text = "x" + String(repeating: part, count: 900_000 / part.utf8.count)
        let widest = DisplayWidth.longestLine
        let shown = DisplayWidth.printable(text)
        #expect(DisplayWidth.of(shown) <= widest && shown.unicodeScalars.count <= widest * 32)
        #expect(DisplayWidth.fit(text, to: 20).unicodeScalars.count <= 20 * 32)
        let lines = DisplayWidth.lines(of: text, width: 40, limit: 5)
        #expect(lines.count <= 5 && lines.allSatisfy { $0.unicodeScalars.count <= 40 * 32 })
    }

    @Test(.timeLimit(.minutes(1))) func `a text as wide as its columns is whole, however wide that is`() {
        let text = String(repeating: "피드 t", count: 100_000)
        let columns = DisplayWidth.of(text)
        #expect(DisplayWidth.printable(text, upTo: columns) == text)
        #expect(DisplayWidth.printable(text, upTo: columns - 1) == text.dropLast(2) + "…")
    }

    @Test(
        "two texts stand at both ends, and the right one is whole as long as there is room for it",
        arguments: [
            ("ab", "cd", 6, "ab  cd"), ("abcdef", "cd", 6, "ab… cd"), ("ab", "abcdef", 6, "abcdef"),
            ("피드", "cd", 8, "피드  cd"),
        ])
    func ends(left: String, right: String, columns: Int, expected: String) {
        #expect(DisplayWidth.ends(left, right, in: columns) == expected)
    }

    @Test(
        "text goes on below between words where it can, as far as there are lines",
        arguments: [
            ("one two three", 8, 3, ["one two", "three"]), ("abcdefgh", 3, 3, ["abc", "def", "gh"]),
            ("one two three four", 5, 2, ["one", "two …"]), ("피드 게시글", 5, 9, ["피드", "게시", "글"]), ("", 5, 2, [""]),
            ("a\u{1B}b", 5, 2, ["a b"]),
        ])
    func lines(text: String, width: Int, limit: Int, expected: [String]) {
        #expect(DisplayWidth.lines(of: text, width: width, limit: limit) == expected)
    }
}
