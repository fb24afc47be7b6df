import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import SimulatorPage
import TestSupport
import Testing

@testable import RouterCommands

@MainActor @Suite struct DeviceDrawingTests {
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

    private func drawing(_ navigation: NavigationState? = nil, of state: DeviceState? = nil) -> PhoneDrawing {
        let app = navigation.map { navigation in
            AppPicture(navigation, content: .list([.init("row", link: "home")])) { Language.english.sentence($0) }
        }
        return PhoneDrawing(state ?? device.state, title: "Sample", app: app, in: .english)
    }

    private func text(_ navigation: NavigationState? = nil) -> String {
        drawing(navigation).framed.joined(separator: "\n")
    }

    private var commands: [DeviceCommand] {
        drawing().controls.compactMap { if case .device(let command) = $0.command { command } else { nil } }
    }

    private func push(_ alert: String, id: String, category: String = "room") throws {
        let payload = #"{"aps":{"alert":{"title":"\#(alert)","body":"Hello"},"category":"\#(category)","badge":3}}"#
        try device.perform(.receive(PushMessage(payload, id: id)))
    }

    @Test func `the home screen has the app's icon, with its badge`() throws {
        #expect(text().contains("Home screen"))
        #expect(text().contains("· not running\n"))
        #expect(text().contains(" 1 Sample"))
        try push("Ada", id: "a")
        #expect(text().contains("Sample (3)"))
        #expect(commands.contains(.openApp))
    }

    @Test func `a banner can be opened, answered and put away`() throws {
        try push("Ada", id: "a")
        #expect(text().contains("◆ Ada") && text().contains("  Hello"))
        #expect(text().contains("[2 \(Language.english.sentence("action.reply"))]"))
        #expect(
            commands == [
                .tap(requestID: "a"), .act(requestID: "a", action: "reply"), .act(requestID: "a", action: "confirm"),
                .hideBanner, .openApp,
            ])
        let reply = drawing().controls[1]
        #expect(reply.takesText)
        #expect(reply.command(typing: "yes") == .device(.act(requestID: "a", action: "reply", text: "yes")))
        #expect(drawing().controls[0].command(typing: "yes") == .device(.tap(requestID: "a")))
    }

    @Test func `the list has what came, the newest first, and can be cleared`() throws {
        try push("Ada", id: "a", category: "other")
        try push("Grace", id: "b", category: "other")
        try device.perform(.hideBanner)
        try device.perform(.openNotificationCenter)
        #expect(text().contains("Notifications: 2"))
        #expect(
            commands == [
                .clearNotifications, .closeOverlay, .tap(requestID: "b"), .dismiss(requestID: "b"),
                .tap(requestID: "a"), .dismiss(requestID: "a"),
            ])
        try device.perform(.clearNotifications)
        #expect(text().contains("No notifications"))
    }

    @Test func `a locked phone shows its list and asks before it opens anything`() throws {
        try device.perform(.lock)
        try push("Ada", id: "a", category: "other")
        #expect(text().contains("Lock screen"))
        #expect(commands == [.tap(requestID: "a"), .dismiss(requestID: "a"), .unlock])
        try device.perform(.tap(requestID: "a"))
        #expect(text().contains("Unlock to open it"))
        #expect(commands == [.unlock, .cancelUnlock])
    }

    @Test func `the app switcher has the app's card once there is one`() throws {
        try device.perform(.openAppSwitcher)
        #expect(text().contains("No app is open"))
        #expect(commands == [.closeOverlay])
        try device.perform(.openApp)
        try device.perform(.openAppSwitcher)
        #expect(commands == [.openApp, .forceQuit, .closeOverlay])
        try device.perform(.forceQuit)
        #expect(text().contains("swiped away"))
    }

    @Test func `the question for permission and an alert take the touches of what lies under them`() throws {
        let navigator = Navigator(tabRoots: [TabRoot("feed", Screen("feed-list"))])
        navigator.enter(.main)
        navigator.show(NavigationAlert(code: "linkNotFound"))
        try device.perform(.openApp)
        let alerting = navigator.state
        #expect(drawing(alerting).controls.map(\.command) == [.app("dismissAlert", [:])])
        #expect(text(alerting).contains("⚠ This link leads to no page of this app."))
        #expect(text(alerting).contains("• row"))
        var state = device.state
        state.prompt = true
        #expect(
            drawing(alerting, of: state).controls.map(\.command) == [
                .device(.answerPrompt(grants: false)), .device(.answerPrompt(grants: true)),
            ])
        navigator.dismissAlert()
        #expect(
            drawing(navigator.state).controls.map(\.command) == [
                .app("open", ["link": "home"]), .app("tab", ["id": "feed"]),
            ])
    }

    @Test func `a modal lies over the tabs`() throws {
        let navigator = Navigator(tabRoots: [TabRoot("first", Screen("notifications"))])
        navigator.enter(.main)
        try navigator.commit([.present(Screen("web"))])
        try device.perform(.openApp)
        #expect(drawing(navigator.state).controls.map(\.command) == [.app("open", ["link": "home"])])
        #expect(text(navigator.state).contains("› Web") && text(navigator.state).contains("[Notifications]"))
    }

    @Test(
        "what a phase lets its user do",
        arguments: [
            (.login, ["signIn", "signIn"]), (.onboarding, ["completeOnboarding"]), (.retry, ["retry"]),
            (.locked, ["unlockApp"]), (.launching, []),
        ] as [(NavigationState.Phase, [String])])
    func phases(phase: NavigationState.Phase, offered: [String]) throws {
        let navigator = Navigator(tabRoots: [TabRoot("feed", Screen("feed-list"))])
        navigator.enter(phase)
        try device.perform(.openApp)
        let controls = drawing(navigator.state).controls
        let names = controls.compactMap { if case .app(let name, _) = $0.command { name } else { nil } }
        #expect(names == offered)
    }

    @Test(arguments: Language.all)
    func `whatever is on the display has words in each language`(language: Language) throws {
        for display in DeviceScreen.allCases where display != .app {
            #expect(language.sentence("display.\(display.rawValue)") != "display.\(display.rawValue)")
        }
        for state in Device.AppState.allCases.map(\.rawValue) + ["forceQuit"] {
            #expect(language.sentence("app.\(state)") != "app.\(state)")
        }
        for refusal in DeviceRefusal.allCases {
            #expect(language.has("refusal.\(refusal.rawValue)"))
        }
        #expect(Set(language.meanings.keys) == Set(TraceEntry.Step.allCases.map(\.rawValue)))
        for (step, meaning) in language.meanings { #expect(meaning != "meaning.\(step)") }
        for point in Checkpoint.allCases {
            #expect(language.sentence("crash.\(point.rawValue)") != "crash.\(point.rawValue)")
        }
    }
}
