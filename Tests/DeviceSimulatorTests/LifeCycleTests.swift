import DeviceSimulator
import Foundation
import Launches
import TestSupport
import Testing

@MainActor @Suite struct LifeCycleTests {
    /// What can be done in any situation that a word says.
    nonisolated static let commands: [String: DeviceCommand] = [
        "home": .pressHome, "open": .openApp, "switcher": .openAppSwitcher,
        "list": .openNotificationCenter, "back": .closeOverlay, "lock": .lock, "unlock": .unlock,
        "cancel": .cancelUnlock, "reboot": .reboot, "suspend": .suspend, "kill": .kill,
        "quit": .forceQuit, "noScene": .disconnectScene, "url": .open(url: "a://b"),
        "widget": .openWidget(url: "a://b"), "spotlight": .openSystemLink(link: "a://b", kind: .spotlight),
        "intent": .openSystemLink(link: "a://b", kind: .appIntent),
        "link": .openUniversalLink(url: "https://c"), "tap": .tap(requestID: "n"),
        "view": .act(requestID: "n", action: "view"), "confirm": .act(requestID: "n", action: "confirm"),
        "pay": .act(requestID: "n", action: "pay"), "dismiss": .dismiss(requestID: "n"),
        "clear": .clearNotifications, "hide": .hideBanner, "refresh": .refreshInBackground,
    ]

    /// What comes of a command: where it leads and what the app hears, or why it is refused.
    private func outcome(of command: DeviceCommand, in situation: Situation) throws -> [String] {
        let phone = try situation.phone()
        let before = phone.state
        let heard = phone.calls.count
        do {
            try phone.device.perform(command)
        } catch {
            #expect(phone.state == before && phone.calls.count == heard)
            return ["refused: \(error.rawValue)"]
        }
        let after = phone.state
        let display = after.display == before.display ? "=" : after.display.rawValue
        let state = after.app.state == before.app.state ? "=" : after.app.state.rawValue
        return ["\(display) \(state):"] + phone.calls.dropFirst(heard)
    }

    @Test(
        "an app that dies of what it is told hears no more",
        arguments: [
            ("connect", [.openApp]), ("foreground", [.openApp]), ("connect(response)", [.tap(requestID: "n")]),
            ("response(open)", [.tap(requestID: "n")]), ("disconnect", [.openApp, .forceQuit]),
        ] as [(String, [DeviceCommand])])
    func fatal(call: String, commands: [DeviceCommand]) throws {
        let phone = RecordedPhone()
        phone.device.responses.delivery = .callbackTwice
        phone.onCall = { [unowned phone] heard, _ in
            if heard.name == call { phone.device.kill() }
        }
        try phone.perform(.push("n"))
        for command in commands { try phone.perform(command) }
        #expect(phone.calls.last == call)
        #expect(phone.state.app.state == .notRunning && phone.state.display == .homeScreen)
    }

    @Test(
        "U37: each command in each situation leads where it does on a phone, or says why it cannot",
        arguments: commands.keys.sorted())
    func table(name: String) throws {
        let (command, expected) = (try #require(Self.commands[name]), LifeCycleTable.outcomes(of: name))
        for situation in Situation.allCases {
            let outcome = try outcome(of: command, in: situation).joined(separator: " ")
            #expect(outcome == expected[situation], "\(situation)")
        }
    }
}
