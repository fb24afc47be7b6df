import AppFlow
import Foundation
import Navigation
import Testing

@testable import RouterCommands

@MainActor @Suite struct PhoneDrawingTests {
    private func layout(_ content: ScreenContent, rows: Int = 5, in language: Language = .english) -> PhoneLayout {
        let navigator = Navigator(tabRoots: [
            TabRoot("web", Screen("web")), TabRoot("notification", Screen("notification")),
        ])
        navigator.enter(.main)
        let app = PhoneDisplay.App(navigation: navigator.state, content: content)
        return PhoneLayout(app, rows: rows, in: language)
    }

    private func lines(_ content: ScreenContent) -> [String] {
        TerminalRenderer(layout: layout(content)).lines.map { $0.trimmingCharacters(in: ["│", " "]) }
    }

    @Test func `a screen that loads, is empty or failed says so`() {
        #expect(lines(ScreenContent(status: .loading)).contains("Loading…"))
        #expect(lines(.list([])).contains("Nothing here yet."))
        var failed = ScreenContent()
        failed.fail(code: "databaseUnavailable")
        let drawn = lines(failed)
        #expect(drawn.contains("The app's data cannot be read at the moment.") && drawn.contains("[Try again]"))
    }

    @Test func `what was there stays where loading it again fails, and while it is tried once more`() {
        var content = ScreenContent.list([ScreenContent.Row("Five")])
        content.fail(code: "databaseUnavailable")
        #expect(lines(content).contains("The app's data cannot be read at the moment."))
        #expect(lines(content).contains("• Five"))
        content.beginLoading()
        #expect(lines(content).contains("• Five") && !lines(content).contains("Loading…"))
    }

    @Test func `a row shows its count or its state, and the screen what can be done`() {
        let rows = [
            ScreenContent.Row("Five", detail: "Hello", note: "12"), ScreenContent.Row("You", note: "unread"),
        ]
        let drawn = lines(.list(rows, actions: [ScreenContent.Action("more")]))
        #expect(drawn.contains("• (12) · Five · Hello") && drawn.contains("• unread · You"))
        #expect(drawn.contains("[More]"))
        #expect(lines(.list([ScreenContent.Row("", detail: "Council posts")])).contains("• Council posts"))
    }

    @Test(arguments: Language.all)
    func `what a screen offers has a name in each language`(language: Language) {
        for id in ["retry", "more"] {
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

    @Test func `what can be touched has its number, from the top to the tabs`() {
        let rows = (1...9).map { ScreenContent.Row("row \($0)", link: "home/\($0)") }
        let lines = TerminalRenderer(layout: layout(.list(rows), rows: 300), width: 30, isNumbered: true).lines
        #expect(lines[3].hasPrefix("│  1 row 1 ") && lines[11].hasPrefix("│  9 row 9 "))
        #expect(lines[13].hasPrefix("│ [10 Web]  11 Notification "))
    }

    @Test(
        arguments: [1, 2, 3, 7, 12, 33, 60],
        ["Ada", "여러 글자가 있는 아주 긴 한국어 제목입니다", "🧑‍🚀🙏🏽🇰🇷 emoji", "a\tb\u{1B}[2Jc\r\nd\u{9B}31m\u{202E}e"])
    func `every line is as wide as the frame, and nothing in it is a command to a terminal`(width: Int, text: String) {
        let rows = (1...40).map { ScreenContent.Row(text, detail: text, note: "\($0)", link: $0 > 20 ? "home" : nil) }
        let drawing = TerminalRenderer(
            layout: layout(.list(title: text, rows, actions: [.init("send", takesText: true)]), rows: 300),
            width: width, linesPerText: 3, isNumbered: true)
        for line in drawing.lines {
            #expect(DisplayWidth.of(line) == width + 4, "\(line)")
            #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(line)")
        }
    }

    @Test func `a long text goes on below, as far as it may`() {
        let text = "one two three four five six seven eight nine ten eleven twelve"
        var drawing = TerminalRenderer(layout: layout(.list([ScreenContent.Row(text)])), width: 20, linesPerText: 3)
        let drawn = drawing.lines.map { $0.trimmingCharacters(in: ["│", " "]) }
        #expect(drawn[3...5] == ["• one two three four", "five six seven", "eight nine ten el…"])
        drawing.linesPerText = 1
        #expect(drawing.lines[3] == "│ • one two three fou… │")
    }
}
