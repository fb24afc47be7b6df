import DeviceSimulator
import TestSupport
import Testing

@MainActor @Suite struct RebootTests {
    private let phone = RecordedPhone()

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
