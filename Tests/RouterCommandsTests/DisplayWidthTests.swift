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
            ("a\u{202E}b", 4, "a b "),
        ])
    func fit(text: String, columns: Int, expected: String) {
        #expect(DisplayWidth.fit(text, to: columns) == expected)
    }
}
