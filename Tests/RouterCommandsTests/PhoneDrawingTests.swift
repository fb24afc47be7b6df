import AppFlow
import Foundation
import Navigation
import SimulatorPage
import Testing

@testable import RouterCommands

@MainActor @Suite struct PhoneDrawingTests {
    private func drawing(_ content: ScreenContent, rows: Int = 5, longestText: Int = 80) -> PhoneDrawing {
        let navigator = Navigator(tabRoots: [
            TabRoot("web", Screen("web")), TabRoot("notification", Screen("notification")),
        ])
        navigator.enter(.main)
        var drawing = PhoneDrawing(longestText: longestText, isNumbered: true)
        let app = AppPicture(navigator.state, content: content, rows: rows) { Language.english.sentence($0) }
        drawing.draw(app, in: .english)
        return drawing
    }

    @Test func `a screen that loads, is empty or failed says so`() {
        #expect(drawing(ScreenContent(status: .loading)).lines.contains("Loading…"))
        #expect(drawing(.list([])).lines.contains("Nothing here yet."))
        var failed = ScreenContent()
        failed.fail(code: "databaseUnavailable")
        let drawn = drawing(failed).lines
        #expect(drawn.contains("The app's data cannot be read at the moment.") && drawn.contains("[1 Try again]"))
    }

    @Test func `what was there stays where loading it again fails, and while it is tried once more`() {
        var content = ScreenContent.list([ScreenContent.Row("Five")])
        content.fail(code: "databaseUnavailable")
        let failed = drawing(content).lines
        #expect(failed.contains("The app's data cannot be read at the moment.") && failed.contains("• Five"))
        content.beginLoading()
        let loading = drawing(content).lines
        #expect(loading.contains("• Five") && !loading.contains("Loading…"))
    }

    @Test func `a row shows its count or its state, and the screen what can be done`() {
        let rows = [
            ScreenContent.Row("Five", detail: "Hello", note: "12"), ScreenContent.Row("You", note: "unread"),
            ScreenContent.Row("", detail: "Council posts"),
        ]
        let drawn = drawing(.list(rows, actions: [ScreenContent.Action("more")])).lines
        #expect(drawn[2...5] == ["• (12) · Five · Hello", "• unread · You", "• Council posts", "[1 More]"])
    }

    @Test(arguments: Language.all)
    func `what a screen offers has a name in each language`(language: Language) {
        for id in ["retry", "more"] {
            #expect(language.has("content.\(id)"), "\(id)")
        }
    }

    @Test func `what can be touched has its number, from the top to the tabs`() {
        let rows = (1...9).map { ScreenContent.Row("row \($0)", link: "home/\($0)") }
        let lines = drawing(.list(rows, focus: 8)).framed
        #expect(lines[3] == "│ … 4 more")
        #expect(lines[4] == "│  1 row 5" && lines[8] == "│  5 row 9")
        #expect(lines[10] == "│ [6 Web] 7 Notification")
    }

    @Test(arguments: ["여러 글자가 있는 아주 긴 한국어 제목입니다", "🧑‍🚀🙏🏽🇰🇷 emoji", "a\tb\u{1B}[2Jc\r\nd\u{9B}31m\u{202E}e"])
    func `a text is cut where it is too long, and nothing in it is a command to a terminal`(text: String) {
        let rows = [ScreenContent.Row(text), ScreenContent.Row(text, link: "home")]
        let lines = drawing(.list(title: text, rows), longestText: 12).lines
        #expect(lines.count == 7)
        for line in lines {
            #expect(DisplayWidth.of(line) <= 12 + 4 || line.contains("Web"), "\(line)")
            #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(line)")
        }
    }
}
