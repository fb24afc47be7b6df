import Testing

@testable import Checks

@Suite struct LinksRuleTests {
    private func findings(for text: String) -> [Finding] {
        SampleProject().findings(of: LinksRule.self, with: ["README.md": "# Sample\n\n## Get it, now\n" + text])
    }

    @Test(arguments: [
        "[a](ARCHITECTURE.md)", "[a](./Modules/Domain)", "[a](Modules/Domain/Launches/Launch.swift#L1-L3)",
        "[a](ARCHITECTURE.md#one-tap \"Title\")", "[a](#get-it-now)", "[a](https://example.com/none)",
        "[a](mailto:a@example.com)", "`[a](none.md)`", "```\n[a](none.md)\n```", "[`a]`](README.md)",
        "[a]: Tools/check",
        "[a](<ARCHITECTURE.md>) and [b](Modules/../README.md)",
    ])
    func `a link that leads somewhere is fine`(text: String) {
        #expect(findings(for: text) == [])
    }

    @Test(arguments: [
        ("[a](none.md)", "the link leads to none.md, which does not exist"),
        ("![a](Pictures/none.png)", "the link leads to Pictures/none.png, which does not exist"),
        ("[a]: none.md", "the link leads to none.md, which does not exist"),
        ("[a](ARCHITECTURE.md#two-taps)", "ARCHITECTURE.md has no heading #two-taps"),
        ("[a](#none)", "README.md has no heading #none"),
        (
            "[a](Modules/Domain/Launches/Launch.swift#L4)",
            "the link leads to line 4 of Modules/Domain/Launches/Launch.swift, which has 3"
        ),
        (
            "[a](Modules/Domain/Launches/Launch.swift#Launch)",
            "the link's #Launch is no line of Modules/Domain/Launches/Launch.swift"
        ),
    ])
    func `a link that leads nowhere is found`(text: String, problem: String) {
        #expect(findings(for: text).map(\.problem) == [problem])
        #expect(findings(for: text).map(\.line) == [4])
    }

    @Test func `a file that moved is named in the fix`() {
        let fixes = findings(for: "[a](Modules/Domain/Launch.swift)").map(\.fix)
        #expect(fixes == ["it may be Modules/Domain/Launches/Launch.swift now"])
    }
}
