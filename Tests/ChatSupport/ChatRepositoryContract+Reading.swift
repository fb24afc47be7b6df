import Chats
import Foundation
import StoreErrors
import TestSupport
import Testing

/// What is unread, what pushes bring, and what is deleted.
extension ChatRepositoryContract {
    static let readingRules: [ContractRule<any ChatRepository>] = [
        ContractRule("P6: a room is read once under one key, and nothing takes a later reading back") { chats in
            _ = try await chats.save([row(1, in: 5), row(2, in: 6)])
            #expect(try await chats.room(id: 5)?.readAt == nil)
            #expect(try await chats.markAsRead(5, key: "a", at: date(60), message: nil)?.readAt == date(60))
            #expect(try await chats.markAsRead(5, key: "a", at: date(90), message: nil)?.readAt == date(60))
            #expect(try await chats.markAsRead(6, key: "a", at: date(90), message: nil)?.readAt == nil)
            #expect(try await chats.markAsRead(5, key: "b", at: date(30), message: nil)?.readAt == date(60))
            #expect(try await chats.markAsRead(5, key: "A", at: date(70.0004), message: nil)?.readAt == date(70))
            #expect(try await chats.rooms().map(\.readAt) == [date(70), nil])
        },
        ContractRule("S2.6: a reading of one message reads it with all before it, whenever it was") { chats in
            _ = try await chats.save([row(1, in: 5, at: 1), row(2, in: 5, at: 90), row(3, in: 6, at: 95)])
            _ = try await chats.receive(incoming(4, in: 5, at: 3, arrivedAt: 80))
            let readings = [(3, 3), (9, 3), (4, 1), (nil, 1), (2, 0)] as [(Message.ID?, Int)]
            for (index, (message, count)) in readings.enumerated() {
                let room = try await chats.markAsRead(5, key: "\(index)", at: date(0), message: message)
                #expect(room?.unreadCount == count)
            }
            #expect(try await unread(chats) == [5: 0, 6: 1])
        },
        ContractRule("a room that is not there is not read") { chats in
            #expect(try await chats.markAsRead(5, key: "a", at: date(60), message: nil) == nil)
            #expect(try await chats.markAllAsRead(in: 5, at: date(60)) == nil)
            _ = try await chats.save([row(1, in: 5)])
            #expect(try await chats.room(id: 5)?.readAt == nil)
            #expect(try await chats.markAsRead(5, key: "a", at: date(60), message: nil)?.readAt == date(60))
        },
        ContractRule("S2.6: a push's message is in its room once, and unread however late it comes") { chats in
            _ = try await chats.save([row(1, in: 5, at: 9)])
            _ = try await chats.markAllAsRead(in: 5, at: date(10))
            for arrivedAt in [11, 11, 12] as [TimeInterval] {
                let isNew = try await chats.message(id: 2) == nil
                #expect(try await chats.receive(incoming(2, in: 5, at: 3, arrivedAt: arrivedAt)) == isNew)
                #expect(try await chats.lastMessages(in: 5, limit: 9).map(\.id) == [2, 1])
                #expect(try await chats.room(id: 5)?.unreadCount == 1)
            }
            #expect(try await chats.receive(incoming(3, in: 7, at: 3, arrivedAt: 12, titled: "Seven")))
            #expect(try await chats.room(id: 7)?.title == "Seven")
            #expect(try await chats.receive(incoming(4, in: 5, at: 3, arrivedAt: 12, titled: "Other")))
            #expect(try await chats.room(id: 5)?.title == "5")
            #expect(try await chats.unreadCount() == 3)
        },
        ContractRule("S2.6: a push's message is unread, though its room was read since it reached the device") {
            chats in
            _ = try await chats.save([row(1, in: 5, at: 9)])
            _ = try await chats.markAllAsRead(in: 5, at: date(100))
            for (id, arrivedAt) in [(2, 50), (3, 100)] as [(Message.ID, TimeInterval)] {
                #expect(try await chats.receive(incoming(id, in: 5, at: 40, arrivedAt: arrivedAt)))
            }
            #expect(try await chats.room(id: 5)?.unreadCount == 2)
            #expect(try await chats.markAllAsRead(in: 5, at: date(100))?.unreadCount == 0)
        },
        ContractRule("S2.6: a push's message comes in with any text and any date") { chats in
            for (index, text) in (Awkward.texts + [Awkward.longText]).enumerated() {
                var message = incoming(Int64(index), in: 5, at: 0, arrivedAt: 0)
                message.message.text = text
                message.message.sentAt = Awkward.dates[index % Awkward.dates.count]
                message.arrivedAt = message.message.sentAt
                #expect(try await chats.receive(message))
                let kept = try await chats.message(id: message.message.id)
                #expect(text.isSameText(as: kept?.text) && kept?.sentAt == message.message.sentAt)
                #expect(try await chats.unreadCount() == index + 1)
            }
            #expect(try await chats.markAllAsRead(in: 5, at: date(0))?.unreadCount == 0)
        },
        ContractRule("S2.6: what comes into a room that is seen is read with all before it") { chats in
            _ = try await chats.save([row(1, in: 5, at: 50)])
            #expect(try await chats.receive(incoming(2, in: 5, at: 3, arrivedAt: 11, isSeen: true)))
            #expect(try await chats.room(id: 5)?.unreadCount == 0)
            #expect(try await chats.room(id: 5)?.readAt == date(50))
            #expect(try await chats.receive(incoming(3, in: 5, at: 3, arrivedAt: 60)))
            #expect(try await chats.markAllAsRead(in: 5, at: date(55))?.unreadCount == 0)
            #expect(try await chats.room(id: 5)?.readAt == date(60))
        },
        ContractRule("what was deleted stays away from pushes, not from an import") { chats in
            _ = try await chats.receive(incoming(2, in: 5, at: 3, arrivedAt: 11))
            #expect(try await chats.delete(2))
            #expect(try await !chats.delete(2))
            #expect(try await !chats.receive(incoming(2, in: 5, at: 3, arrivedAt: 12)))
            #expect(try await chats.message(id: 2) == nil)
            #expect(try await chats.rooms() == [Room(id: 5, title: "5")])
            #expect(try await chats.save([row(2, in: 5, at: 3)]) == StoreChanges(added: 1))
            #expect(try await unread(chats) == [5: 1])
        },
        ContractRule("whoever follows the rooms hears each change once, and nothing else") { chats in
            var updates = chats.roomUpdates().makeAsyncIterator()
            #expect(try await updates.next()?.get() == [])
            _ = try await chats.save([row(1, in: 5)])
            #expect(try await updates.next()?.get().map(\.unreadCount) == [1])
            _ = try await chats.save([row(1, in: 5)])
            _ = try await chats.markAllAsRead(in: 5, at: date(1))
            #expect(try await updates.next()?.get().map(\.unreadCount) == [0])
            _ = try await chats.delete(1)
            #expect(try await updates.next()?.get().map(\.lastMessage) == [nil])
        },
        ContractRule("whoever follows a room's messages hears each change once, and nothing else") { chats in
            var updates = chats.messageUpdates(in: 5, .last(2)).makeAsyncIterator()
            #expect(try await updates.next()?.get() == .some(nil))
            _ = try await chats.save([row(1, in: 5, at: 1)])
            #expect(try await updates.next()?.get()?.messages.map(\.id) == [1])
            _ = try await chats.save([row(9, in: 6, at: 1), row(1, in: 5, at: 1)])
            _ = try await chats.send(outgoing("a", to: 5, "own"))
            #expect(try await updates.next()?.get()?.messages.map(\.delivery) == [nil, .queued])
            try await chats.settle("a", as: .sent)
            #expect(try await updates.next()?.get()?.messages.map(\.delivery) == [nil, .sent])
            _ = try await chats.save([row(2, in: 5, at: 2)])
            #expect(try await updates.next()?.get()?.messages.map(\.id) == [2, -1])
        },
    ]

    private static func unread(_ chats: any ChatRepository) async throws -> [Room.ID: Int] {
        Dictionary(uniqueKeysWithValues: try await chats.rooms().map { ($0.id, $0.unreadCount) })
    }

    private static func incoming(
        _ id: Message.ID, in room: Room.ID, at seconds: TimeInterval, arrivedAt: TimeInterval,
        titled title: String? = nil, isSeen: Bool = false
    ) -> IncomingMessage {
        IncomingMessage(
            row(id, in: room, at: seconds).message, roomTitle: title, arrivedAt: date(arrivedAt), isSeen: isSeen)
    }
}
