import Foundation
import Testing

@testable import Checks

@Suite struct TitlesRuleTests {
    private static let table = "Modules/Presentation/AppFlow/Sentences/en.lproj/Localizable.strings"

    private func problems(_ code: String, in path: String = "Modules/Presentation/AppFlow/Screen+Loan.swift")
        -> [String]
    {
        var project = SampleProject()
        project.texts[Self.table] = ["screen.loan", "action.renew", "note.due"].map { "\"\($0)\" = \"Text\";\n" }
            .joined()
        return project.findings(of: TitlesRule.self, with: [path: code]).map(\.problem)
    }

    @Test(arguments: [
        ("Screen(\"lone\")", "screen.lone"), ("TabRoot(\"loans\", Screen(\"lone\", id: \"1\"))", "screen.lone"),
        ("private static let loanName = \"lone\"", "screen.lone"),
        ("NotificationAction(\"renwe\", .perform)", "action.renwe"), ("Row(date, note: \"deu\")", "note.deu"),
    ])
    func `a title that no module has is found`(code: String, key: String) {
        #expect(problems(code) == ["no sentence has the key \"\(key)\""])
    }

    @Test(arguments: [
        "Screen(\"loan\")", "static let loanName = \"loan\"", "NotificationAction(\"renew\", .perform)",
        "note: \"due\"",
        "Screen(\"\")", "Screen(\"\\(name)-page\")", "Screen(name)", "static let path = \"lone\"",
        "// Screen(\"lone\")",
    ])
    func `one that a module has, and a name that is put together, are fine`(code: String) {
        #expect(problems(code) == [])
    }

    @Test func `a copy has neither the demos' sentences nor, with the kit as a package, the kit's file`() {
        #expect(problems("Row(date, note: \"unread\")", in: "Apps/Router/Loan.swift") == [])
        let starter = Workspace.starter + "Apps/Starter/Loan.swift"
        #expect(problems("Row(date, note: \"due\")", in: starter) == ["no sentence has the key \"note.due\""])
        #expect(problems("Row(date, note: \"unread\")", in: starter) == [])
    }

    @Test func `the kit's titles are those of its file`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: Self.table), encoding: .utf8)
        let table = try #require(SentenceTable(SourceFile(path: Self.table, text: text)))
        let titles = table.sentences.map(\.key).filter { $0.hasPrefix("screen.") || $0.hasPrefix("note.") }
        #expect(Set(titles) == TitlesRule.ofTheKit)
    }

    @Test func `a test may name what it likes`() {
        #expect(problems("Screen(\"lone\")", in: "Tests/AppFlowTests/ScreenTests.swift") == [])
        #expect(problems("static let fileName = \"lone\"", in: "Modules/Presentation/AppFlow/Loan.swift") == [])
    }
}
