import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import SimulatorPage
import TestSupport
import Testing

@testable import RouterCommands

@MainActor @Suite struct PhoneTextTests {
    private let device: Device

    init() {
        let center = NotificationCenterSimulator()
        center.set(.authorized)
        device = Device(
            clock: DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000)), notificationCenter: center,
            categories: [
                NotificationCategory(
                    "room",
                    actions: [NotificationAction("reply", .performWithText), NotificationAction("confirm", .perform)])
            ]
        ) { _ in RecordingApp() }
    }

    private func lines(
        _ navigation: NavigationState? = nil, _ content: ScreenContent = .list([.init("row", link: "home")]),
        rows: Int = 5, of state: DeviceState? = nil
    ) -> [String] {
        let app = navigation.map { AppPicture($0, content: content, rows: rows) { Language.english.sentence($0, $1) } }
        return PhoneText(state ?? device.state, title: "Sample", app: app, in: .english).lines
    }

    /// What can be typed, in its order.
    private func offers(_ navigation: NavigationState? = nil, of state: DeviceState? = nil) -> [String] {
        let offers = lines(navigation, of: state).filter { $0.hasPrefix("    ") }
            .flatMap { $0.dropFirst(4).components(separatedBy: " · ") }
        for offer in offers { #expect(Grammar().command(offer) != nil, "\(offer)") }
        return offers
    }

    private func push(_ alert: String, id: String, category: String = "room") throws {
        let payload = #"{"aps":{"alert":{"title":"\#(alert)","body":"Hello"},"category":"\#(category)","badge":3}}"#
        try device.perform(.receive(PushMessage(payload, id: id)))
    }

    private func screen(_ content: ScreenContent, rows: Int = 5) throws -> [String] {
        let navigator = Navigator(tabRoots: [
            TabRoot("web", Screen("web")), TabRoot("notification", Screen("notification")),
        ])
        navigator.enter(.main)
        if device.state.display != .app { try device.perform(.openApp) }
        return lines(navigator.state, content, rows: rows)
    }

    @Test func `the home screen has the app, with its badge`() throws {
        #expect(lines()[0].hasSuffix("  Home screen · not running"))
        #expect(lines().dropFirst() == ["    open"])
        try push("Ada", id: "a")
        #expect(lines().contains("Sample (3)"))
    }

    @Test func `a banner can be opened, answered and put away`() throws {
        try push("Ada", id: "a")
        #expect(lines()[1].hasPrefix("◆ #1 Ada  ") && lines()[2] == "  Hello")
        #expect(offers() == ["tap", "act #1 reply TEXT", "act #1 confirm", "hide", "open"])
    }

    @Test func `the list has what came, the newest first, by its places, and can be cleared`() throws {
        try push("Ada", id: "a", category: "other")
        try push("Grace", id: "b", category: "other")
        try device.perform(.hideBanner)
        try device.perform(.openNotificationCenter)
        #expect(lines()[0].contains("Notifications"))
        #expect(lines()[1].hasPrefix("◆ #1 Grace") && lines()[3].hasPrefix("◆ #2 Ada"))
        #expect(offers() == ["tap", "dismiss #1", "clear", "back"])
        try device.perform(.clearNotifications)
        #expect(lines().count == 2 && offers() == ["back"])
    }

    @Test func `a locked phone shows its list and asks before it opens anything`() throws {
        try device.perform(.lock)
        try push("Ada", id: "a", category: "other")
        #expect(lines()[0].contains("Lock screen"))
        #expect(offers() == ["tap", "dismiss #1", "unlock"])
        try device.perform(.tap(requestID: "a"))
        #expect(lines()[0].contains("Passcode") && !lines().contains { $0.hasPrefix("◆") })
        #expect(offers() == ["unlock", "cancel"])
    }

    @Test func `the app switcher has the app's card once there is one`() throws {
        try device.perform(.openAppSwitcher)
        #expect(lines()[0].contains("App switcher") && offers() == ["back"])
        try device.perform(.openApp)
        try device.perform(.openAppSwitcher)
        #expect(offers() == ["open", "quit", "back"])
        try device.perform(.forceQuit)
        #expect(lines()[0].contains("swiped away") && lines()[0].hasSuffix(" · process 1"))
    }

    @Test func `the question for permission and an alert take the touches of what lies under them`() throws {
        let navigator = Navigator(tabRoots: [TabRoot("feed", Screen("feed-list")), TabRoot("web", Screen("web"))])
        navigator.enter(.main)
        navigator.show(NavigationAlert(code: "linkNotFound"))
        try device.perform(.openApp)
        let alerting = navigator.state
        #expect(offers(alerting) == ["ok"])
        #expect(lines(alerting).contains("⚠ This link leads to no page of this app."))
        #expect(lines(alerting).contains("• row"))
        var state = device.state
        state.prompt = true
        #expect(offers(alerting, of: state) == ["allow", "refuse"])
        navigator.dismissAlert()
        #expect(offers(navigator.state) == ["in-app home", "tab web"])
    }

    @Test func `U38: the question whether to switch names the account, and is answered with yes or no`() throws {
        let navigator = Navigator(tabRoots: [TabRoot("feed", Screen("feed-list"))])
        navigator.enter(.main)
        navigator.show(NavigationAlert(code: "switchAccount", values: ["account": "two@example.com"]))
        try device.perform(.openApp)
        #expect(offers(navigator.state) == ["switch-account yes", "switch-account no"])
        #expect(lines(navigator.state).contains { $0.hasPrefix("⚠ ") && $0.contains("two@example.com") })
    }

    @Test func `U19: Safari shows the page that the app left to it`() throws {
        try device.perform(.openApp)
        device.browser.open(try WebAddress("https://sample.example.com/map", now: .now)) {}
        #expect(lines()[0].contains("Safari") && lines()[1].contains("https://sample.example.com/map"))
        #expect(offers() == ["open"])
    }

    @Test func `a modal lies over the tabs, and goes back`() throws {
        let navigator = Navigator(tabRoots: [TabRoot("first", Screen("notifications")), TabRoot("web", Screen("web"))])
        navigator.enter(.main)
        try navigator.commit([.present(Screen("web"))])
        try device.perform(.openApp)
        #expect(offers(navigator.state) == ["in-app home", "back"])
        #expect(lines(navigator.state).contains("Notifications › Web"))
    }

    @Test(
        "what a phase lets its user do",
        arguments: [
            (.login, ["signin 1", "signin 2"]), (.onboarding, ["get-started"]), (.retry, ["try-again"]),
            (.locked, ["unlock-app"]), (.launching, []),
        ] as [(NavigationState.Phase, [String])])
    func phases(phase: NavigationState.Phase, offered: [String]) throws {
        let navigator = Navigator(tabRoots: [TabRoot("feed", Screen("feed-list"))])
        navigator.enter(phase)
        try device.perform(.openApp)
        #expect(offers(navigator.state) == offered)
    }

    @Test func `a screen that loads, is empty or failed says so`() throws {
        #expect(try screen(ScreenContent(status: .loading)).contains("Loading…"))
        #expect(try screen(.list([])).contains("Nothing here yet."))
        let failed = ScreenContent(actions: [.retry], status: .failed(code: "databaseUnavailable"))
        let lines = try screen(failed)
        #expect(
            lines.contains("The app's data cannot be read at the moment.")
                && lines.contains("    do retry · tab notification"))
    }

    @Test func `what was there stays where loading it again fails, and while it is tried once more`() throws {
        let rows = [ScreenContent.Row("Five")]
        let failed = try screen(
            ScreenContent(rows: rows, actions: [.retry], status: .failed(code: "databaseUnavailable")))
        #expect(failed.contains("The app's data cannot be read at the moment.") && failed.contains("• Five"))
        let loading = try screen(ScreenContent(rows: rows, status: .loading))
        #expect(loading.contains("• Five") && !loading.contains("Loading…"))
    }

    @Test func `a small display shows the rows about the one in focus, and as many as there are`() {
        let rows = (0..<9).map { ScreenContent.Row("\($0)") }
        let windows: [(Int?, Int, [String])] = [
            (nil, 3, ["0", "1", "2"]), (0, 3, ["0", "1", "2"]), (4, 3, ["3", "4", "5"]), (8, 3, ["6", "7", "8"]),
            (4, 20, rows.map(\.title)), (99, 2, ["7", "8"]),
        ]
        for (focus, limit, titles) in windows {
            #expect(ScreenContent.list(rows, focus: focus).rowsInView(limit).map(\.title) == titles)
        }
    }

    @Test func `a row shows its count or its state, and below it what can be done with it`() throws {
        let delete = ScreenContent.Action("delete")
        let rows = [
            ScreenContent.Row("Five", detail: "Hello", note: "12"), ScreenContent.Row("You", note: "unread"),
            ScreenContent.Row("", detail: "Council posts", link: "home/1", action: delete, key: "1"),
        ]
        let lines = try screen(.list(rows, actions: [ScreenContent.Action("send", takesText: true)]))
        #expect(
            lines.dropFirst(2) == [
                "• (12) · Five · Hello", "• unread · You", "• Council posts", "    in-app home/1 · do delete 1",
                "    do send TEXT · tab notification",
            ])
    }

    @Test func `of many rows those around the one in view are shown`() throws {
        let rows = (1...9).map { ScreenContent.Row("row \($0)", link: "home/\($0)") }
        let lines = try screen(.list(rows, focus: 8))
        #expect(lines[2...4] == ["… 4 more", "• row 5", "    in-app home/5"])
        #expect(try screen(.list(rows)).contains("… 4 more"))
    }

    @Test(arguments: ["여러 글자가 있는 아주 긴 한국어 제목입니다 ", "🧑‍🚀🙏🏽🇰🇷 emoji ", "a\tb\u{1B}[2Jc\r\nd\u{9B}31m\u{202E}e "])
    func `a long text has an end, and nothing in it is a command to a terminal`(text: String) throws {
        let long = String(repeating: text, count: 500)
        for line in try screen(.list(title: long, [ScreenContent.Row(long), ScreenContent.Row(long, link: "home")])) {
            #expect(DisplayWidth.of(line) <= 500, "\(line)")
            #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(line)")
        }
    }

    @Test func `a word that is longer than a line stays whole`() {
        let link = String(repeating: "a", count: 70)
        let lines = DisplayWidth.wrapped("    in-app \(link) · back", to: 60, indent: 4)
        #expect(lines == ["    in-app", "    \(link)", "    · back"])
        #expect(DisplayWidth.wrapped("short", to: 60, indent: 4) == ["short"])
    }

    @Test(arguments: Language.all)
    func `whatever is on the display has words in each language`(language: Language) throws {
        for display in DeviceScreen.allCases where display != .app {
            #expect(language.has("display.\(display.rawValue)"))
        }
        for state in Device.AppState.allCases.map(\.rawValue) + ["forceQuit"] {
            #expect(language.has("app.\(state)"))
        }
        for refusal in DeviceRefusal.allCases {
            #expect(language.has("refusal.\(refusal.rawValue)"))
        }
        for phase in NavigationState.Phase.allCases where phase != .main {
            var state = NavigationState()
            state.phase = phase
            let picture = AppPicture(state, content: nil) { key, _ in key }
            #expect(language.has(picture.phaseTitle))
            for offer in picture.offers { #expect(language.has("offer.\(offer.line)")) }
        }
        #expect(Set(language.meanings.keys) == Set(TraceEntry.Step.allCases.map(\.rawValue)))
        for (step, meaning) in language.meanings { #expect(meaning != "meaning.\(step)") }
        for id in ["retry", "more"] {
            #expect(language.has("content.\(id)"), "\(id)")
        }
    }
}
