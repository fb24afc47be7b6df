import Testing

@testable import Checks

@Suite struct WordsRuleTests {
    @Test(arguments: [
        "struct LaunchLedger {}", "let ledger = 1", "func tellStory() {}", "case unseen", "var isOwed = true",
        "typealias Keeper2 = Int", "let phone_surroundings = 1", "/// It takes in what came.",
        "@Test func `a logout waits`() {}",
    ])
    func `a private word is found in names and comments`(text: String) {
        for path in ["Modules/Domain/Launches/File.swift", "Tests/LaunchesTests/File.swift"] {
            #expect(SampleProject().lines(of: WordsRule.self, in: path, holding: text) == [1])
        }
    }

    @Test func `a phrase is found in a document`() {
        let findings = SampleProject().findings(of: WordsRule.self, with: ["docs/a.md": "# A\n\nThe way of a tap."])
        #expect(findings.map(\.line) == [3])
    }

    @Test(arguments: [
        "struct Followed {}", "let history = 1", "// No keepers of ledgered things", "struct BufferedInbox {}",
        "func take(into: Int)",
    ])
    func `other words are fine`(text: String) {
        #expect(SampleProject().lines(of: WordsRule.self, in: "Apps/Router/File.swift", holding: text) == [])
    }
}
