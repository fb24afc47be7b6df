import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct NotificationSettingsTests {
    private let phone = RecordedPhone()

    /// How a push was shown: l for the list, n for a banner, b for the badge, s for the sound.
    private func shown(_ level: String = "active") throws -> String {
        try phone.perform(.push("\(UUID())", #","badge":3,"sound":"default","interruption-level":"\#(level)""#))
        guard let shown = phone.device.presenter.log.lastPresentation else { return "nothing" }
        let letters: KeyValuePairs<PresentationOptions, String> = [.list: "l", .banner: "n", .badge: "b", .sound: "s"]
        return letters.filter { shown.contains($0.key) }.map(\.value).joined()
    }

    @Test(
        "S4.3, U35: what the user lets an app show, and why no more, wherever the app is",
        arguments: [
            (.authorized, "lnbs", nil), (.ephemeral, "lnbs", nil), (.provisional, "l", nil),
            (.denied, "nothing", .notAuthorized), (.notDetermined, "nothing", .notDetermined),
            (.unknown, "nothing", .notAuthorized),
        ] as [(NotificationAuthorization, String, PushVerdict.Reason?)])
    func authorization(status: NotificationAuthorization, expected: String, reason: PushVerdict.Reason?) throws {
        try phone.changeSettings { $0.authorization = status }
        for commands in [[], [.openApp], [.lock]] as [[DeviceCommand]] {
            for command in commands { try phone.perform(command) }
            #expect(try shown() == expected)
            #expect(phone.state.verdict?.reason == reason)
            #expect(phone.state.verdict?.isQuiet == (status == .provisional))
        }
        // An app is not even asked about what it may not show.
        #expect(phone.calls.contains("present") == (reason == nil))
    }

    @Test func `a focus lets the urgent interrupt, and the passive never do`() throws {
        #expect(try ["passive", "active", "time-sensitive", "critical"].map(shown) == ["lb", "lnbs", "lnbs", "lnbs"])
        try phone.changeSettings { $0.isFocusOn = true }
        #expect(try ["passive", "active", "time-sensitive", "critical"].map(shown) == ["lb", "lb", "lnbs", "lb"])
    }

    /// Returns once the question is on the display.
    private func ask(
        for options: AuthorizationOptions, on phone: RecordedPhone
    ) async -> Task<NotificationAuthorization, Never> {
        let changes = Events()
        phone.device.didChange = changes.tell
        let asking = Task { await phone.center.requestAuthorization(for: options) }
        await changes.wait(for: "the question", seeing: "none", at: #_sourceLocation) { phone.center.permission.isOpen }
        return asking
    }

    @Test(
        "S1.5: permission is asked for on the display, over the app, until the user answers", arguments: [true, false])
    func prompt(grants: Bool) async throws {
        let phone = RecordedPhone(.notDetermined)
        phone.center.permission.answer = .onDisplay
        try phone.perform(.openApp)
        let asking = await ask(for: [.alert, .sound], on: phone)
        #expect(phone.state.prompt && phone.center.permission.askedFor == [.alert, .sound])
        #expect(phone.state.app.state == .inactive && phone.state.display == .app)
        // It is the app's, and goes and comes with it.
        try phone.perform(.pressHome)
        #expect(!phone.state.prompt)
        #expect(phone.refusal(of: .answerPrompt(grants: grants)) == .noPrompt)
        try phone.perform(.openApp, .answerPrompt(grants: grants))
        #expect(await asking.value == (grants ? .authorized : .denied))
        #expect(!phone.state.prompt && phone.state.app.state == .foreground)
        #expect(await phone.center.requestAuthorization(for: [.alert]) == (grants ? .authorized : .denied))
        #expect(!phone.state.prompt)
    }
}
