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

    private func screen(_ content: ScreenContent, rows: Int = 5) throws -> [String] {
        let navigator = Navigator(tabRoots: [
            TabRoot("web", Screen("web")), TabRoot("notification", Screen("notification")),
        ])
        navigator.enter(.main)
        if device.state.display != .app { try device.perform(.openApp) }
        return lines(navigator.state, content, rows: rows)
    }

    private nonisolated static func push(_ title: String, category: String = "") -> DeviceCommand {
        let payload = #"{"aps":{"alert":{"title":"\#(title)","body":"Hello"},"category":"\#(category)","badge":3}}"#
        return .receive(PushMessage(payload, id: title))
    }

    @Test(
        "each display has its name, and what can be typed there",
        arguments: [
            ([], "Home screen · not running", ["open"]),
            ([push("Ada", category: "room")], "", ["tap", "act #1 reply TEXT", "act #1 confirm", "hide", "open"]),
            ([push("Ada"), .openNotificationCenter], "Notifications", ["tap", "hide", "clear", "back"]),
            ([push("Ada"), .hideBanner, .openNotificationCenter], "", ["tap", "dismiss #1", "clear", "back"]),
            ([.openNotificationCenter], "Notifications", ["back"]),
            ([.lock, push("Ada")], "Lock screen", ["tap", "dismiss #1", "unlock"]),
            ([.lock, push("Ada"), .tap(requestID: "Ada")], "Passcode", ["unlock", "cancel"]),
            ([.openAppSwitcher], "App switcher", ["back"]),
            ([.openApp, .openAppSwitcher], "App switcher", ["open", "quit", "back"]),
            ([.openApp, .openAppSwitcher, .forceQuit], "swiped away · process 1", ["open"]),
        ] as [([DeviceCommand], String, [String])])
    func displays(commands: [DeviceCommand], heading: String, offered: [String]) throws {
        for command in commands { try device.perform(command) }
        #expect(heading.isEmpty || lines()[0].contains(heading))
        #expect(offers() == offered)
    }

    @Test func `what came stands there by its place, the newest first, and its badge by the app`() throws {
        for title in ["Ada", "Grace"] { try device.perform(Self.push(title)) }
        #expect(lines()[1].hasPrefix("◆ #1 Grace  ") && lines()[2] == "  Hello" && lines().contains("Sample (3)"))
        for command in [.hideBanner, .openNotificationCenter] as [DeviceCommand] { try device.perform(command) }
        #expect(lines()[1].hasPrefix("◆ #1 Grace") && lines()[3].hasPrefix("◆ #2 Ada"))
        for command in [.lock, .tap(requestID: "Ada")] as [DeviceCommand] { try device.perform(command) }
        #expect(!lines().contains { $0.hasPrefix("◆") })
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

    @Test func `a screen that loads, is empty or failed says so, beside what was there before`() throws {
        #expect(try screen(ScreenContent(status: .loading)).contains("Loading…"))
        #expect(try screen(.list([])).contains("Nothing here yet."))
        let rows = [ScreenContent.Row("Five")]
        let failed = try screen(
            ScreenContent(rows: rows, actions: [.retry], status: .failed(code: "databaseUnavailable")))
        #expect(
            failed.suffix(3) == [
                "The app's data cannot be read at the moment.", "• Five", "    do retry · tab notification",
            ])
        let loading = try screen(ScreenContent(rows: rows, status: .loading))
        #expect(loading.contains("• Five") && !loading.contains("Loading…"))
    }

    @Test(
        "of many rows those around the one in view are shown, and how many more there are",
        arguments: [
            (nil, 3, ["row 1", "row 2", "row 3", "… 6 more"]), (0, 2, ["row 1", "row 2", "… 7 more"]),
            (4, 3, ["… 3 more", "row 4", "row 5", "row 6", "… 3 more"]), (8, 2, ["… 7 more", "row 8", "row 9"]),
            (99, 2, ["… 7 more", "row 8", "row 9"]), (4, 20, (1...9).map { "row \($0)" }),
        ] as [(Int?, Int, [String])])
    func rowsInView(focus: Int?, limit: Int, shown: [String]) throws {
        let rows = (1...9).map { ScreenContent.Row("row \($0)") }
        let lines = try screen(.list(rows, focus: focus), rows: limit).dropFirst(2).dropLast()
        #expect(lines.map { $0.replacing("• ", with: "") } == shown)
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
        for (verdict, sentence) in language.verdicts { #expect(sentence != "verdict.\(verdict)") }
        for id in ["retry", "more"] {
            #expect(language.has("content.\(id)"), "\(id)")
        }
    }
}

extension Language {
    /// What the command line says with no program behind it.
    static let english = Language.named(.development)

    /// The same in each language.
    static let all = Sentences.routerCommands.languages.map(named)

    private static func named(_ code: LanguageCode) -> Language { Language(code, of: [.routerCommands, .appFlow]) }
}
