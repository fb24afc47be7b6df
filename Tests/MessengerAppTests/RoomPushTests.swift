import AppFlow
import ChatFlow
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import Launches
import MessengerApp
import Navigation
import Notifications
import TestSupport
import Testing

/// A push is about a room if its link's route opens the room, whatever the link's parameters are called.
@MainActor @Suite struct RoomPushTests {
    private let chats = InMemoryChatRepository()
    private static let search = Screen("search", id: "5")

    private func phone() async throws -> TestPhone<MessengerCoordinator> {
        try await MessengerPhone.make(chats: chats)
    }

    private func payload() throws -> NotificationPayload {
        let json = #"{"aps":{"alert":"x","category":"chat-message"},"messageId":52,"author":"Kim","text":"Now"}"#
        return try NotificationPayload(json: Data(json.utf8))
    }

    @Test func `S2.6: the routes that end on a room, and no other, declare it`() async throws {
        let phone = try await phone()
        await phone.pushAndTap(#"{"aps":{"alert":"x"},"id":"n"}"#)
        let main = try #require(phone.app?.main)
        let ends = try await RouteEnd.all(of: main, values: ["roomId": "5", "messageID": "51", "id": "n"])
        for end in ends {
            #expect(end.declared == (end.planned?.roomID == nil ? nil : end.planned), "\(end.link)")
        }
        #expect(Set(ends.compactMap(\.declared)) == [.room(5), .room(5, at: 51)])
    }

    @Test(
        "S2.6: over the room on the screen no push with a link to it is presented, and its message is read there",
        arguments: [
            #""chatRoomId":5"#, #""deepLink":"chat?roomId=5""#, #""deepLink":"messenger://home/chat/5""#,
            #""webLink":"https://go.messenger.example.com/5""#,
            #""deepLink":"chat/5/message/52""#, #""webLink":"https://messenger.example.com/chat/5""#,
            #""type":"CHAT","id":5"#,
        ])
    func sameRoom(members: String) async throws {
        let phone = try await phone()
        phone.device.open(url: "messenger://chat/5")
        await phone.whenIdle()
        phone.deliver(#"{"aps":{"alert":"x"},\#(members),"messageId":52,"author":"Kim","text":"Now"}"#)
        await phone.whenIdle()
        #expect(phone.device.presenter.log.lastPresentation == [])
        #expect(try await chats.message(id: 52)?.roomID == 5)
        #expect(try await chats.room(id: 5)?.unreadCount == 0)
    }

    @Test func `S2.6: what opens another screen with a room's id is no message of the room`() async throws {
        let phone = try await phone()
        await phone.openApp()
        let features = try #require(phone.app?.features)
        let push = ReceivedPush(
            try payload(), parameters: ["roomId": "5"], target: Self.search, deliveredAt: phone.clock.now,
            visible: .room(5))
        #expect(try await !features.ingest(push))
        #expect(try await chats.message(id: 52) == nil)
    }
}
