import AppFlow
import Foundation
import Navigation
import Testing

@testable import RouterCommands

@MainActor @Suite struct PhoneDrawingTests {
    private func lines(_ content: ScreenContent) -> [String] {
        let navigator = Navigator(tabRoots: [TabRoot("chat", Screen("rooms"))])
        navigator.enter(.main)
        return PhoneDrawing(state: navigator.state, content: content, language: .en).lines.map {
            $0.trimmingCharacters(in: ["│", " "])
        }
    }

    @Test func `a screen that loads, is empty or failed says so`() {
        #expect(lines(ScreenContent(status: .loading)).contains("Loading…"))
        #expect(lines(.list([])).contains("Nothing here yet."))
        var failed = ScreenContent()
        failed.fail(code: "databaseUnavailable")
        let drawn = lines(failed)
        #expect(drawn.contains("The app's data cannot be read at the moment.") && drawn.contains("[Try again]"))
    }

    @Test func `a row shows its count or its state, and the screen what can be done`() {
        let rows = [
            ScreenContent.Row("Five", detail: "Hello", note: "12"), ScreenContent.Row("You", note: "queued"),
        ]
        let drawn = lines(.list(rows, actions: [ScreenContent.Action("earlier")]))
        #expect(drawn.contains("• (12) · Five · Hello") && drawn.contains("• not sent yet · You"))
        #expect(drawn.contains("[Earlier messages]"))
        #expect(lines(.list([ScreenContent.Row("", detail: "Council posts")])).contains("• Council posts"))
    }

    @Test(arguments: Language.allCases)
    func `what a screen offers has a name in each language`(language: Language) {
        for id in ["retry", "earlier", "later", "more", "bookmark", "removeBookmark"] {
            #expect(language.has("content.\(id)"), "\(id)")
        }
    }

    @Test(
        "five rows are in view, with the one that the screen opens at",
        arguments: [(nil, 1...5), (0, 1...5), (2, 1...5), (3, 2...6), (8, 5...9)] as [(Int?, ClosedRange<Int>)])
    func focus(row: Int?, shown: ClosedRange<Int>) {
        let drawn = lines(.list((1...9).map { ScreenContent.Row("row \($0)") }, focus: row))
        #expect(drawn.filter { $0.hasPrefix("•") } == shown.map { "• row \($0)" })
    }
}
