import AppFlow
import DeviceSimulator
import Launches
import MessengerApp
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct DeliveredNotificationTests {
    private func push(room: Int, recipient: String? = nil) -> String {
        let member = recipient.map { #","recipient":"\#($0)""# } ?? ""
        return #"{"aps":{"alert":"Hi"},"chatRoomId":"\#(room)"\#(member)}"#
    }

    /// In the background, with two notifications of room 5, one of room 6 and two that are no room's or nobody's here.
    private func phone() async throws -> TestPhone<MessengerCoordinator> {
        let phone = try await MessengerPhone.make()
        await phone.openApp()
        phone.device.pressHome()
        phone.deliver(push(room: 5), requestID: "5a")
        phone.deliver(push(room: 6), requestID: "6")
        phone.deliver(push(room: 5), requestID: "5b")
        phone.deliver(push(room: 5, recipient: "2"), requestID: "other account")
        phone.deliver(#"{"aps":{"alert":"Notice"},"type":"FRIEND_REQUEST"}"#, requestID: "profile")
        return phone
    }

    private func listed(on phone: TestPhone<MessengerCoordinator>) -> [String] {
        phone.notificationCenter.delivered.map(\.requestID)
    }

    @Test("U30: opening a room takes its notifications off the list, and no others", arguments: [true, false])
    func opened(byTap: Bool) async throws {
        let phone = try await phone()
        if byTap {
            phone.device.respond(to: try #require(phone.notificationCenter.delivered.first { $0.requestID == "5a" }))
        } else {
            phone.device.openApp()
            phone.app?.open(inAppLink: "chat/5")
        }
        await phone.whenIdle()
        #expect(phone.stack == ["rooms", "room/5"])
        #expect(listed(on: phone) == ["6", "other account", "profile"])
    }

    @Test func `U30: coming back to an open room takes what came meanwhile off the list`() async throws {
        let phone = try await phone()
        phone.device.openApp()
        phone.app?.open(inAppLink: "chat/6")
        await phone.whenIdle()
        phone.device.pressHome()
        phone.deliver(push(room: 6), requestID: "6b")
        #expect(listed(on: phone) == ["5a", "5b", "other account", "profile", "6b"])
        await phone.openApp()
        #expect(listed(on: phone) == ["5a", "5b", "other account", "profile"])
    }

    @Test func `U30: the list of rooms takes nothing off the list`() async throws {
        let phone = try await phone()
        phone.device.openApp()
        phone.app?.open(inAppLink: "chat")
        await phone.whenIdle()
        #expect(phone.stack == ["rooms"])
        #expect(listed(on: phone) == ["5a", "6", "5b", "other account", "profile"])
    }
}
