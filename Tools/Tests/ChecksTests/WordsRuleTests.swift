import Testing

@testable import Checks

@Suite struct WordsRuleTests {
    private static let words = """
        keeper = recorder
        ledger = buffered inbox
        logout = sign-out
        owed = unflushed
        surroundings = context
        takes in = ingests
        the way of a = the path of a

        """

    private func findings(in path: String, holding text: String) -> [Finding] {
        SampleProject().findings(of: WordsRule.self, with: [path: text, "Tools/private-words": Self.words])
    }

    @Test(arguments: [
        "struct LaunchLedger {}", "let ledger = 1", "var isOwed = true", "typealias Keeper2 = Int",
        "let phone_surroundings = 1", "/// It takes in what came.", "@Test func `a logout waits`() {}",
    ])
    func `a private word is found in names and comments`(text: String) {
        for path in ["Modules/Domain/Launches/File.swift", "Tests/LaunchesTests/File.swift"] {
            #expect(findings(in: path, holding: text).map(\.line) == [1])
        }
    }

    @Test func `a phrase is found in a document, with the field's words for it`() {
        let findings = findings(in: "docs/a.md", holding: "# A\n\nThe way of a tap.")
        #expect(findings.map(\.line) == [3])
        #expect(findings.first?.description.contains("say the path of a") == true)
    }

    @Test func `a line of the list that cannot be read is found`() {
        let list = "keeper = recorder\nledger: inbox\n\n"
        #expect(SampleProject().findings(of: WordsRule.self, with: ["Tools/private-words": list]).map(\.line) == [2])
    }

    @Test func `a project without a list may use any`() {
        let file = "Modules/Domain/Launches/File.swift"
        #expect(SampleProject().lines(of: WordsRule.self, in: file, holding: "let ledger = 1") == [])
    }

    @Test(arguments: [
        "struct Followed {}", "let history = 1", "// No keepers of ledgered things", "struct BufferedInbox {}",
        "func take(into: Int)",
    ])
    func `other words are fine`(text: String) {
        #expect(findings(in: "Apps/Router/File.swift", holding: text) == [])
    }
}
