import DeviceSimulator
import Foundation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct DeviceCommandTests {
    private let phone = RecordedPhone()

    @Test func `each change is told`() {
        var count = 0
        phone.device.didChange = { count += 1 }
        for badge in 1...3 { phone.center.setBadge(badge) }
        #expect(count == 3)
    }

    @Test func `a state is the same once it was written as JSON and read`() throws {
        try phone.perform(.openApp, .push("n", #","category":"order","badge":1,"sound":"s""#))
        let state = phone.state
        #expect(try JSONDecoder().decode(DeviceState.self, from: JSONEncoder().encode(state)) == state)
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

    @Test func `whoever opens the app has unlocked the device, where nobody asks how they could`() throws {
        try phone.perform(.reboot)
        phone.device.openApp()
        #expect(phone.state.display == .app && phone.device.isProtectedDataReadable && !phone.state.isLocked)
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
