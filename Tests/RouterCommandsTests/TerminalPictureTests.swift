import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import Testing

@testable import RouterCommands

@MainActor @Suite struct TerminalPictureTests {
    private nonisolated static let hostile = "\u{1B}[2J\u{1B}]0;owned\u{7}Ada\r\n\u{9B}31m 여러 글자 🧑‍🚀"

    private func picture(
        columns: Int, rows: Int, keys: [TerminalKey] = [], language: Language = .english, taps: [LaunchRecord] = []
    ) -> TerminalPicture {
        let navigator = Navigator(tabRoots: [TabRoot("feed", Screen("feed-list"))])
        navigator.enter(.main)
        let content = (1...30).map { ScreenContent.Row(Self.hostile, detail: "row \($0)", link: "home") }
        let app = PhoneDisplay.App(navigation: navigator.state, content: .list(title: Self.hostile, content))
        let layout = PhoneLayout(PhoneDisplay(title: "Sample", app: app), rows: 300, in: language)
        let menus = PhoneMenus(
            language: language, samples: [Self.hostile], scheduling: SchedulingCommand("remind", offer: "In 2 minutes"))
        var dialog = TerminalDialog(menus: menus, links: [])
        for key in keys { _ = dialog.take(key, controls: layout.controls, isOnline: true) }
        return TerminalPicture(
            layout: layout, taps: taps, settings: ["account 1", Self.hostile], dialog: dialog, language: language,
            size: TerminalSize(columns: columns, rows: rows))
    }

    private nonisolated static let typing: [TerminalKey] =
        [.character("u")] + hostile.unicodeScalars.map(TerminalKey.character)
    private static let tap = LaunchRecord(
        id: 1, source: .notificationResponse, event: .unique(), state: .settled, payload: nil, attempts: 0,
        settlement: Settlement(.failed, code: "linkNotFound", route: "home/feed/:feedID"), owner: nil,
        deliveredAt: .now,
        arrivedAt: .now, expiresAt: .now, settledAt: .now,
        trace: [TraceEntry(.arrived, "notificationResponse", at: .now), TraceEntry(.resolved, hostile, at: .now)])

    @Test(
        "whatever the terminal's size, there is a row for each of its rows, none too wide, and no command in what is shown",
        arguments: [(80, 24), (200, 60), (60, 20), (59, 20), (40, 12), (20, 5), (10, 3), (3, 2), (1, 1)],
        [[], [.character("p")], [.character("m")], [.character("?")], typing, [.up], [.pageDown, .pageDown]])
    func sizes(size: (Int, Int), keys: [TerminalKey]) {
        for language in Language.all {
            let picture = picture(
                columns: size.0, rows: size.1, keys: keys, language: language, taps: [Self.tap, Self.tap])
            let rows = picture.rows
            #expect(rows.count == size.1)
            for row in rows {
                if size.0 > 5 { #expect(DisplayWidth.of(row.text) <= size.0, "\(row.text)") }
                #expect(row.side.isEmpty || picture.sideColumn + DisplayWidth.of(row.side) - 1 <= size.0, "\(row.side)")
                let shown = (row.text + row.side).unicodeScalars
                #expect(shown.allSatisfy { $0.properties.generalCategory != .control }, "\(row)")
            }
        }
    }

    @Test func `at 80 by 24 the phone, the way of the last tap, the settings and every key are in view`() {
        let rows = picture(columns: 80, rows: 24, taps: [Self.tap]).rows
        #expect(rows[0].text.hasPrefix("╭"))
        #expect(rows.filter { $0.text.hasPrefix("╰") }.count == 1)
        let side = rows.map(\.side).joined(separator: "\n")
        #expect(side.hasPrefix("a notification\nFailed.\nThis link leads to no page of"))
        #expect(side.contains("→ arrived through a\n  notification\n"))
        let keys = rows.map(\.text).joined(separator: "  ")
        for (key, name) in TerminalDialog.keys {
            #expect(keys.contains("\(key) \(Language.english.sentence("key.\(name)"))"))
        }
    }

    @Test("every key is in view, and ? lists them one by one", arguments: [(80, 24), (60, 20)], Language.all)
    func keys(size: (Int, Int), language: Language) {
        func texts(_ keys: [TerminalKey]) -> [String] {
            picture(columns: size.0, rows: size.1, keys: keys, language: language).rows.map(\.text)
        }
        let all = TerminalDialog.keys.map { key, name in "\(key) \(language.sentence("key.\(name)"))" }
        let shown = texts([])
        for key in all { #expect(shown.contains { $0.contains(key) }, "\(key)") }
        #expect(shown.first?.hasPrefix("╭") == true && shown.filter { $0.hasPrefix("╰") }.count == 1)
        let listed = texts([.character("?")]).prefix { !$0.hasPrefix("│") && !$0.hasPrefix("╰") }
        for key in all { #expect(listed.contains { $0.contains(key) }, "\(key)") }
    }

    @Test func `a menu stands beside the phone, or over it where there is no room`() {
        #expect(picture(columns: 80, rows: 24, keys: [.character("c")]).rows[1].side == "1 + 1 min")
        #expect(picture(columns: 50, rows: 24, keys: [.character("c")]).rows[1].text == "1 + 1 min")
        #expect(picture(columns: 80, rows: 24).rows[0].side.hasPrefix("Nothing has arrived yet."))
    }

    @Test func `the cursor stands behind what is typed, whose end is in view`() {
        let short = picture(columns: 40, rows: 12, keys: [.character("u"), .character("피")])
        #expect(short.rows.last?.text == "Link: 피" && short.cursor == 9)
        let keys = String(repeating: "ab", count: 100).unicodeScalars.map(TerminalKey.character)
        let long = picture(columns: 40, rows: 12, keys: [.character("u")] + keys + [.character("!")])
        #expect(long.rows.last?.text.hasSuffix("ab!") == true && long.cursor == 40)
        #expect(picture(columns: 40, rows: 12).cursor == nil)
    }
}
