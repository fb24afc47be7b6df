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
}
