import AppFlow
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import Launches
import MessengerApp
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct MessengerSystemTests {
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

    private let chats = InMemoryChatRepository()

    @Test func `U29: the icon's menu has three rooms at most, the newest first, which open`() async throws {
        let phone = try await MessengerPhone.make(chats: chats)
        await phone.openApp()
        _ = try await chats.save(
            (7...9 as ClosedRange<Room.ID>).map { id in
                let sentAt = Date(timeIntervalSince1970: Double(id))
                let message = Message(id: id * 10, roomID: id, author: "Kim", text: "Hi", sentAt: sentAt)
                return RoomMessage(message, roomTitle: "Room \(id)")
            })
        phone.device.pressHome()
        await phone.openApp()
        #expect(phone.device.state.quickActions.map(\.title) == ["Room 9", "Room 8", "Room 7"])
        let room = try #require(phone.device.state.quickActions.first)
        phone.device.pressHome()
        try phone.device.perform(.openSystemLink(link: room.link, kind: .quickAction))
        await phone.whenIdle()
        #expect(phone.stack == ["rooms", "room/9"])
    }

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
