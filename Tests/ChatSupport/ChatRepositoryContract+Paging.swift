import Chats
import Foundation
import TestSupport
import Testing

/// The windows on a room's messages.
extension ChatRepositoryContract {
    static let pagingRules: [ContractRule<any ChatRepository>] = [
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
                (.before(four, limit: 9), [9, 3], false, true), (.before(four, limit: 1), [3], true, true),
                (.before(four, limit: 0), [], true, true), (.after(four, limit: 9), [7, 5], true, false),
                (.after(four, limit: 1), [7], true, true), (.after(four, limit: .min), [], true, true),
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
            #expect(try await chats.messages(in: 5, .before(first, limit: 9))?.hasLater == true)
            #expect(try await chats.messages(in: 5, .before(first, limit: 9))?.hasEarlier == false)
            #expect(try await chats.messages(in: 5, .after(last, limit: 9))?.messages.isEmpty == true)
            #expect(try await chats.messages(in: 5, .after(last, limit: 9))?.hasLater == false)
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
                let before = try await chats.messages(in: 5, .before(cursor, limit: 9))?.messages ?? []
                let after = try await chats.messages(in: 5, .after(cursor, limit: 9))?.messages ?? []
                #expect(before == Array(all[..<index]) && after == Array(all[(index + 1)...]))
            }
        },
    ]
}
