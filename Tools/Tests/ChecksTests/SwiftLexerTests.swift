import Testing

@testable import Checks

@Suite struct SwiftLexerTests {
    private func words(in text: String) -> [String] {
        SwiftLexer(text).tokens.filter { $0.kind == .word }.map(\.text)
    }

    @Test(arguments: [
        (#"let a = "x y" + b"#, ["let", "a", "b"]),
        (#"let a = "x \" y" + b"#, ["let", "a", "b"]),
        (##"let a = #"x " \(y)"# + b"##, ["let", "a", "b"]),
        (##"let a = #"x \#(y) z"# + b"##, ["let", "a", "y", "b"]),
        (#"let a = "x \(y("z")) w" + b"#, ["let", "a", "y", "b"]),
        ("let a = \"\"\"\n  x \"y\"\n  \\(z)\n  \"\"\"; b", ["let", "a", "z", "b"]),
        ("let a = #/x\"y/# ; b", ["let", "a", "b"]),
        ("a // b\nc", ["a", "c"]),
        ("a /* b /* c */ d */ e", ["a", "e"]),
        ("func `a b`() { `in` }", ["func", "`a b`", "`in`"]),
        ("let a = \"unterminated\nb", ["let", "a", "b"]),
        ("#if os(Linux)\na\n#endif", ["if", "os", "Linux", "a", "endif"]),
        ("let 이름 = 1_000", ["let", "이름", "1_000"]),
    ])
    func `strings and comments are no code, interpolations are`(text: String, expected: [String]) {
        #expect(words(in: text) == expected)
    }

    @Test func `a string keeps its escapes and its line`() {
        let tokens = SwiftLexer("a\n\"b \\n {c}\"").tokens
        #expect(tokens.last == Token(kind: .string, text: #"b \n {c}"#, line: 2, touchesPrevious: false))
    }

    @Test func `lines are counted through strings and comments`() {
        #expect(SwiftLexer("/* 1\n2 */ let a = \"\"\"\n3\n\"\"\" // four\nb").tokens.last?.line == 5)
    }

    @Test(arguments: ["\"", "\"\"\"", "#", "##\"", "/*", "`", "\\", "\"\\", "\"\\(", "#/", ")", ""])
    func `text that ends too early is read to its end`(text: String) {
        #expect(SwiftLexer(text).tokens.count <= 2)
    }
}
