import AppFlow
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import Launches
import MessengerApp
import TestSupport
import Testing

@MainActor @Suite struct QuickActionTests {
    private let chats = InMemoryChatRepository()

    @Test func `U29: the icon's menu offers the rooms with the newest messages, which open`() async throws {
        let phone = try await MessengerPhone.make(chats: chats)
        await phone.openApp()
        #expect(phone.device.state.quickActions.map(\.title).sorted() == ["Five", "Six"])
        let room = try #require(phone.device.state.quickActions.first { $0.title == "Six" })
        phone.device.pressHome()
        try phone.device.perform(.openSystemLink(link: room.link, kind: .quickAction))
        await phone.whenIdle()
        #expect(phone.stack == ["rooms", "room/6"])
    }

    @Test func `U29: the menu has three rooms at most, the newest first, and follows at the next visit`() async throws {
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
    }
}
