import Testing

@testable import Layouts

@Suite struct WrappingTests {
    @Test func `a line that a longer name makes too wide is broken, a list's under its text`() {
        let words = Array(repeating: "word", count: 23).joined(separator: " ")
        let old = "- Name \(words)\n  and more\n\n```\nName \(words)\n```\n"
        let new = old.replacing("Name", with: "A longer name")
        #expect(
            Wrapping.page(new, before: old)
                == "- A longer name \(words.dropLast(10))\n  word word and more\n\n```\nA longer name \(words)\n```\n"
        )
    }

    @Test func `a comment in code is broken, too, and code is not`() {
        let words = Array(repeating: "word", count: 22).joined(separator: " ")
        let old = "    /// Name \(words)\n    let name = \"Name \(words)\"\n"
        let new = old.replacing("Name", with: "A longer name")
        #expect(
            Wrapping.code(new, before: old)
                == "    /// A longer name \(words.dropLast(15))\n    /// word word word\n    let name = \"A longer name \(words)\"\n"
        )
    }
}
