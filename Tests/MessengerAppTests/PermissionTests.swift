import AppFlow
import DeviceSimulator
import Launches
import TestSupport
import Testing

@MainActor @Suite struct PermissionTests {
    @Test func `U28: whoever signs in is asked, and a push that comes then is shown and opens its room`() async throws {
        let phone = try await MessengerPhone.make(session: Session(account: nil, hasOnboarded: true))
        let center = phone.notificationCenter
        center.permission.answer = .onDisplay
        let push = PushMessage(#"{"aps":{"alert":"Hi"},"chatRoomId":"5"}"#, id: "hi")
        await phone.openApp()
        try phone.device.perform(.receive(push))
        #expect(center.permission.askedFor == nil && center.delivered.isEmpty)

        await phone.app?.signIn(as: AccountID("1"))
        await phone.when("the question") { center.permission.isOpen }
        try phone.device.perform(.answerPrompt(grants: true))
        try phone.device.perform(.pressHome)
        try phone.device.perform(.receive(push))
        try phone.device.perform(.tap(requestID: push.requestID))
        await phone.whenIdle()
        #expect(phone.stack == ["rooms", "room/5"])
        #expect(try phone.outcomes() == [.shown])
    }
}
