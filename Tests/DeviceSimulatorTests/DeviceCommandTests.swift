import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct DeviceCommandTests {
    private let phone = RecordedPhone()

    @Test func `each change is told`() async throws {
        let (device, center) = (phone.device, phone.center)
        let item = SystemItem("Old", link: "a://b", owner: AccountID("1"))
        let changes: [@MainActor () async throws -> Void] = [
            { center.setBadge(1) }, { center.set(.authorized) }, { center.isFocusOn = true }, { center.register([]) },
            { try await self.phone.schedule(SampleRequest("s")) }, { center.cancel(["s"]) },
            { try await self.phone.schedule(SampleRequest("s")) }, { center.cancelAll() },
            { try self.phone.perform(.push("n")) }, { center.removeDelivered(["n"]) }, { center.removeAllDelivered() },
            { device.surfaces.give(LinkNonce("0a"), of: AccountID("1")) }, { device.surfaces.index([item]) },
            { device.surfaces.setQuickActions([item]) },
            { device.surfaces.removeFromIndex(["a://b"], of: AccountID("1")) }, { device.surfaces.removeAll() },
            { device.backgroundRefresh.requestRefresh() }, { device.process.startInBackground() }, { device.kill() },
            { device.openApp() }, { device.pressHome() }, { device.forceQuit() },
        ]
        var count = 0
        device.didChange = { count += 1 }
        for (number, change) in changes.enumerated() {
            let before = count
            try await change()
            #expect(count > before, "\(number)")
        }
    }

    @Test func `what the user may change in the settings is changed, once the phone is unlocked`() throws {
        try phone.perform(.setAuthorization(.provisional), .setFocus(true))
        #expect(phone.state.settings.authorization == .provisional && phone.state.settings.isFocusOn)
        try phone.perform(.lock)
        for command: DeviceCommand in [.setAuthorization(.denied), .setFocus(false)] {
            #expect(phone.refusal(of: command) == .deviceIsLocked)
        }
    }

    @Test func `what is listed and what is scheduled is there after it, the app is not`() async throws {
        try phone.perform(.openApp)
        try await phone.schedule(SampleRequest("s"))
        try phone.perform(.push("p", #","badge":2"#))
        #expect(try phone.calls(after: .reboot) == [])
        #expect(phone.listed == ["p"] && phone.state.badge == 2)
        #expect(phone.state.app.state == .notRunning && phone.state.display == .lockScreen)
        #expect(phone.state.banner == nil)
        #expect(try phone.calls(after: .advanceClock(seconds: 60)) == [])
        #expect(phone.listed == ["s", "p"])
    }

    @Test func `the app's files stay closed until the device is unlocked once`() throws {
        #expect(phone.device.isProtectedDataReadable)
        try phone.perform(.reboot)
        #expect(!phone.device.isProtectedDataReadable)
        try phone.perform(.receive(PushMessage(Push.silent)))
        #expect(phone.state.app.state == .background && !phone.device.isProtectedDataReadable)
        try phone.perform(.unlock, .lock)
        #expect(phone.device.isProtectedDataReadable && phone.state.isLocked)
    }
}

@MainActor @Suite struct ExampleTests {
    private let app = RecordingApp()
    private let clock = DeviceClock(fixed: Date(timeIntervalSince1970: 5))
    private let center = NotificationCenterSimulator()

    private func makeApp(_ center: NotificationCenterSimulator) -> any ArrivalPort { app }

    @Test func `a tap on a push brings the app back to the front`() {
        let device = Device(clock: clock, notificationCenter: center) { center in makeApp(center) }
        device.openApp()
        device.pressHome()
        let push = device.deliver(Data(#"{"aps":{"alert":"Hello"}}"#.utf8), requestID: "1")
        device.respond(to: push)
        #expect(device.appState == .foreground)
    }
}
