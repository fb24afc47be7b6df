import Chats
import Foundation
import StoreErrors
import TestSupport
import Testing

/// What is the user's own, and what goes with their sign-out.
extension ChatRepositoryContract {
    static let accountRules: [ContractRule<any ChatRepository>] = [
        ContractRule("what the user wrote is never unread, though it was imported") { chats in
            _ = try await chats.save([own(1, in: 5), row(2, in: 5), own(3, in: 6)])
            #expect(try await chats.rooms().map(\.unreadCount) == [1, 0])
            #expect(try await chats.message(id: 1)?.delivery == .sent)
            #expect(try await chats.save([own(1, in: 5), own(2, in: 5)]) == StoreChanges(replaced: 1, skipped: 1))
            #expect(try await chats.unreadCount() == 0)
            #expect(try await chats.save([row(1, in: 5)]) == StoreChanges(skipped: 1))
            #expect(try await chats.save([own(3, in: 5)]) == StoreChanges(replaced: 1))
            #expect(try await chats.markAllAsRead(in: 5, at: date(-9))?.readAt == date(-9))
            #expect(try await chats.delete(1))
            #expect(try await chats.unreadCount() == 0)
        },
        ContractRule("P4: a sign-out takes what pushes brought and what was written, and leaves what was imported") {
            chats in
            _ = try await chats.save([row(1, in: 5, titled: "Five"), own(2, in: 6)])
            _ = try await chats.receive(pushed(3, in: 5))
            _ = try await chats.receive(pushed(4, in: 7))
            for (key, delivery) in [("a", .queued), ("b", .failed), ("c", .sent)] as [(String, MessageDelivery)] {
                _ = try await chats.send(outgoing(key, to: 5, key))
                try await chats.settle(key, as: delivery)
            }
            try await chats.removeAccount()
            #expect(try await chats.rooms().map(\.id) == [5, 6])
            #expect(try await chats.lastMessages(in: 5, limit: 9) == [row(1, in: 5).message])
            #expect(try await chats.room(id: 5)?.title == "Five")
            #expect(try await chats.lastMessages(in: 6, limit: 9).map(\.id) == [2])
            #expect(try await chats.queued(by: "1").isEmpty)
            #expect(try await chats.room(id: 7) == nil)
            for id in [3, 4, -1, -2, -3] as [Message.ID] { #expect(try await chats.message(id: id) == nil) }
        },
        ContractRule("P4: what one account read and deleted is neither to the next") { chats in
            _ = try await chats.save([row(1, in: 5, at: 1), row(2, in: 5, at: 2)])
            _ = try await chats.receive(pushed(3, in: 5))
            _ = try await chats.markAsRead(5, key: "a", at: date(60), message: nil)
            _ = try await chats.delete(3)
            try await chats.removeAccount()
            #expect(try await chats.room(id: 5)?.readAt == nil)
            #expect(try await chats.unreadCount() == 2)
            #expect(try await chats.receive(pushed(3, in: 5)))
            #expect(try await chats.markAsRead(5, key: "a", at: date(1), message: nil)?.unreadCount == 2)
            #expect(try await chats.send(outgoing("a", to: 5, "first")) == -1)
        },
    ]

    /// One that the user wrote elsewhere.
    private static func own(_ id: Message.ID, in room: Room.ID) -> RoomMessage {
        var own = row(id, in: room)
        own.message.delivery = .sent
        return own
    }

    private static func pushed(_ id: Message.ID, in room: Room.ID) -> IncomingMessage {
        IncomingMessage(row(id, in: room).message, roomTitle: "Pushed", arrivedAt: date(30))
    }
}
