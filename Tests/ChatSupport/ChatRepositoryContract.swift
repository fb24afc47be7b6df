public import Chats
import Foundation
import StoreErrors
public import TestSupport
import Testing

/// What every chat repository does.
public enum ChatRepositoryContract {
    public static let rules = keepingRules + pagingRules + sendingRules + readingRules + accountRules

    private static let keepingRules: [ContractRule<any ChatRepository>] = [
        ContractRule("a saved message is found by its id") { chats in
            _ = try await chats.save([row(1, in: 5), row(2, in: 5)])
            #expect(try await chats.message(id: 2) == row(2, in: 5).message)
            #expect(try await chats.message(id: 3) == nil)
        },
        ContractRule("a message makes its room, named after its id until a title is known") { chats in
            _ = try await chats.save([row(1, in: 5)])
            #expect(try await chats.room(id: 5)?.title == "5")
            _ = try await chats.save([row(2, in: 5, titled: "Front desk"), row(3, in: 5)])
            #expect(try await chats.room(id: 5)?.title == "Front desk")
            _ = try await chats.save([row(2, in: 5, titled: "Desk")])
            #expect(try await chats.room(id: 5)?.title == "Desk")
            _ = try await chats.save([row(2, in: 5, titled: "Lab"), row(3, in: 5), row(1, in: 5, titled: "Library")])
            #expect(try await chats.room(id: 5)?.title == "Library")
            #expect(try await chats.room(id: 6) == nil)
        },
        ContractRule("a room shows its newest message, of equal times the one with the higher id") { chats in
            _ = try await chats.save([row(3, in: 5, at: 9), row(4, in: 5, at: 9), row(9, in: 5, at: 1)])
            let newest = row(4, in: 5, at: 9).message
            let room = Room(
                id: 5, title: "5", lastMessage: newest.text, lastMessageAt: newest.sentAt, unreadCount: 3)
            #expect(try await chats.room(id: 5) == room)
            #expect(try await chats.rooms() == [room])
        },
        ContractRule("rooms come by their newest message, empty ones last, then by id") { chats in
            let rows = [row(1, in: 8, at: 1), row(2, in: 7, at: 1), row(3, in: 6, at: 9), row(4, in: 2), row(5, in: 1)]
            _ = try await chats.save(rows)
            _ = try await chats.save([row(4, in: 6, at: 0), row(5, in: 6, at: 0)])
            #expect(try await chats.rooms().map(\.id) == [6, 7, 8, 1, 2])
            #expect(try await chats.room(id: 1) == Room(id: 1, title: "1"))
        },
        ContractRule("saving tells what it added, replaced and skipped") { chats async throws in
            #expect(try await chats.save([]) == StoreChanges())
            #expect(try await chats.save([row(1, in: 5), row(2, in: 5)]) == StoreChanges(added: 2))
            #expect(
                try await chats.save([row(1, in: 5), row(2, in: 6), row(3, in: 5)])
                    == StoreChanges(added: 1, replaced: 1, skipped: 1))
            #expect(try await chats.message(id: 2)?.roomID == 6)
            #expect(try await chats.save([row(3, in: 5), row(3, in: 6)]) == StoreChanges(replaced: 1, skipped: 1))
        },
        ContractRule("a text of other bytes is another, however alike it looks") { chats async throws in
            var saved = row(1, in: 5)
            saved.message.text = "\u{e9}"
            _ = try await chats.save([saved])
            saved.message.text = "e\u{301}"
            #expect(try await chats.save([saved, saved]) == StoreChanges(replaced: 1, skipped: 1))
            saved.message.author = "\u{e9}"
            _ = try await chats.save([saved])
            saved.message.author = "e\u{301}"
            #expect(try await chats.save([saved, saved]) == StoreChanges(replaced: 1, skipped: 1))
        },
        ContractRule("any id is an id") { chats in
            let ids: [Int64] = [.min, -1, 0, .max]
            _ = try await chats.save(ids.map { row($0, in: $0) })
            #expect(Set(try await chats.rooms().map(\.id)) == Set(ids))
            for id in ids { #expect(try await chats.lastMessages(in: id, limit: 5).map(\.id) == [id]) }
        },
        ContractRule("any text comes back as it went in") { chats in
            for text in Awkward.texts + [Awkward.longText] {
                var saved = row(1, in: 5, titled: text)
                saved.message.text = text
                saved.message.author = text
                _ = try await chats.save([saved])
                let (message, room) = (try await chats.message(id: 1), try await chats.room(id: 5))
                #expect(
                    text.isSameText(as: message?.text) && text.isSameText(as: message?.author), "\(text.prefix(20))")
                #expect(
                    text.isSameText(as: room?.title) && text.isSameText(as: room?.lastMessage), "\(text.prefix(20))")
                #expect(try await chats.save([saved]) == StoreChanges(skipped: 1))
            }
        },
        ContractRule("dates are kept to the millisecond") { chats in
            for date in Awkward.dates {
                var saved = row(1, in: 5)
                saved.message.sentAt = date
                _ = try await chats.save([saved])
                #expect(try await chats.message(id: 1)?.sentAt == date)
                saved.message.sentAt += 0.0002
                #expect(try await chats.save([saved]) == StoreChanges(skipped: 1))
            }
        },
    ]

    static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }

    static func outgoing(_ key: String, to room: Room.ID, _ text: String) -> OutgoingMessage {
        let sentAt = Date(timeIntervalSince1970: 1_800_000_060)
        return OutgoingMessage(key: key, roomID: room, account: "1", author: "Author", text: text, sentAt: sentAt)
    }

    static func row(
        _ id: Message.ID, in room: Room.ID, at seconds: TimeInterval = 0, titled title: String? = nil
    ) -> RoomMessage {
        let sentAt = Date(timeIntervalSince1970: 1_800_000_000 + seconds)
        return RoomMessage(
            Message(id: id, roomID: room, author: "Author", text: "Text \(id)", sentAt: sentAt), roomTitle: title)
    }
}
