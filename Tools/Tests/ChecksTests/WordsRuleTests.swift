import Testing

@testable import Checks

@Suite struct WordsRuleTests {
    private let path = "Modules/Domain/Launches/File.swift"

    @Test(arguments: [
        "struct LaunchLedger {}", "let ledger = 1", "func tellStory() {}", "case unseen", "var isOwed = true",
        "typealias Keeper2 = Int", "let phone_surroundings = 1",
    ])
    func `a private word in a name is found`(text: String) {
        #expect(SampleProject().lines(of: WordsRule.self, in: path, holding: text) == [1])
    }

    @Test(arguments: [
        "struct Followed {}", "let history = 1", "// the ledger", "let text = \"ledger\"", "struct BufferedInbox {}",
    ])
    func `other words are fine`(text: String) {
        #expect(SampleProject().lines(of: WordsRule.self, in: path, holding: text) == [])
    }

    @Test func `tests may name a thing as they like`() {
        let findings = SampleProject().findings(
            of: WordsRule.self, with: ["Tests/LaunchesTests/B.swift": "let story = 1"])
        #expect(findings == [])
    }
}
