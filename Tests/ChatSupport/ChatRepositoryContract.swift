public import Chats
import Foundation
import StoreErrors
public import TestSupport
import Testing

/// What every chat repository does.
public enum ChatRepositoryContract {
    public static let rules = keepingRules + pagingRules + sendingRules + readingRules

    private static let keepingRules: [ContractRule<any ChatRepository>] = [
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

    /// The windows on a room's messages.
    private static let pagingRules: [ContractRule<any ChatRepository>] = [
        ContractRule("a window gives the nearest messages, and says whether there are more") { chats in
            // In their order: 9, 3, 4, 7, 5, of which 3 and 4 have one time.
            _ = try await chats.save([
                row(4, in: 5, at: 1), row(3, in: 5, at: 1), row(9, in: 5, at: 0), row(5, in: 5, at: 3),
                row(7, in: 5, at: 2), row(1, in: 6), row(10, in: 6, at: 9),
            ])
            let four = MessageCursor(row(4, in: 5, at: 1).message)
            let table: [(MessageWindow, [Message.ID], Bool, Bool)] = [
                (.last(9), [9, 3, 4, 7, 5], false, false), (.last(5), [9, 3, 4, 7, 5], false, false),
                (.last(2), [7, 5], true, false), (.last(0), [], true, false), (.last(-1), [], true, false),
                (.last(.max), [9, 3, 4, 7, 5], false, false),
                (.around(four, earlier: 9, later: 0), [9, 3, 4], false, true),
                (.around(four, earlier: 0, later: .max), [4, 7, 5], true, false),
                (.around(four, earlier: 9, later: 9), [9, 3, 4, 7, 5], false, false),
                (.around(four, earlier: 1, later: 1), [3, 4, 7], true, true),
                (.around(four, earlier: 0, later: 0), [4], true, true),
                (.around(four, earlier: -1, later: 2), [4, 7, 5], true, false),
            ]
            for (window, ids, hasEarlier, hasLater) in table {
                let page = try await chats.messages(in: 5, window)
                #expect(page?.messages.map(\.id) == ids, "\(window)")
                #expect(page?.hasEarlier == hasEarlier && page?.hasLater == hasLater, "\(window)")
                #expect(try await page?.room == chats.room(id: 5))
            }
        },
        ContractRule("a place outlives its message, and lies at an end where there is nothing behind it") { chats in
            _ = try await chats.save([row(1, in: 5, at: 1), row(2, in: 5, at: 2), row(3, in: 5, at: 3)])
            let place = MessageCursor(row(2, in: 5, at: 2).message)
            _ = try await chats.delete(2)
            let page = try await chats.messages(in: 5, .around(place, earlier: 1, later: 1))
            #expect(page?.messages.map(\.id) == [1, 3])
            _ = try await chats.save([row(2, in: 5, at: 9)])
            let moved = try await chats.messages(in: 5, .around(place, earlier: 1, later: 1))
            #expect(moved?.messages.map(\.id) == [1, 3])
            _ = try await chats.delete(2)
            let (first, last) = (
                MessageCursor(row(1, in: 5, at: 0).message), MessageCursor(row(3, in: 5, at: 3).message)
            )
            let beginning = try await chats.messages(in: 5, .around(first, earlier: 9, later: 0))
            #expect(beginning?.messages.isEmpty == true)
            #expect(beginning?.hasEarlier == false && beginning?.hasLater == true)
            let end = try await chats.messages(in: 5, .around(last, earlier: 0, later: 9))
            #expect(end?.messages.map(\.id) == [3])
            #expect(end?.hasEarlier == true && end?.hasLater == false)
        },
        ContractRule("a room that is not there has no page, one that is empty an empty one") { chats in
            #expect(try await chats.messages(in: 5, .last(9)) == nil)
            #expect(try await chats.isEmpty())
            _ = try await chats.save([row(1, in: 5)])
            _ = try await chats.delete(1)
            let empty = MessagePage(room: Room(id: 5, title: "5"), messages: [], hasEarlier: false, hasLater: false)
            #expect(try await chats.messages(in: 5, .last(9)) == empty)
            #expect(try await !chats.isEmpty())
        },
        ContractRule("pages to both sides meet at each message, whatever the date") { chats in
            let rows = Awkward.dates.enumerated().map { index, date in
                RoomMessage(Message(id: 90 - Int64(index), roomID: 5, author: "A", text: "T", sentAt: date))
            }
            _ = try await chats.save(rows)
            let all = try await chats.lastMessages(in: 5, limit: 9)
            #expect(all.count == rows.count)
            for (index, message) in all.enumerated() {
                let cursor = MessageCursor(message)
                let before = try await chats.messages(in: 5, .around(cursor, earlier: 9, later: 0))?.messages ?? []
                let after = try await chats.messages(in: 5, .around(cursor, earlier: 0, later: 9))?.messages ?? []
                #expect(before == Array(all[...index]) && after == Array(all[index...]))
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
