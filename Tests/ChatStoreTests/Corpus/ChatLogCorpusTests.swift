import ChatStore
import Chats
import Foundation
import TestSupport
import Testing

/// A log of a real channel, made into lines of an import.
@Suite(.enabled(if: Corpus.isPresent, "there is no folder shared/corpus beside the project, and no SWITCHYARD_CORPUS"))
struct ChatLogCorpusTests {
    private static let room: Room.ID = 7

    @Test func `the log imports, opens at any message, and is paged from one end to the other`() async throws {
        let rows = try Self.log().map { line throws in try RoomMessage(jsonLine: line) }
        #expect(rows.count > 1_000)
        try await withTemporaryFolder { folder in
            let chats = SQLiteChatRepository(try ChatFile.open(in: folder))
            #expect(try await chats.save(rows) == MessageChanges(added: rows.count))
            #expect(try await chats.save(rows) == MessageChanges(skipped: rows.count))
            let all = rows.map(\.message).sorted { ($0.sentAt, $0.id) < ($1.sentAt, $1.id) }
            let last = try #require(try await chats.messages(in: Self.room, .last(50)))
            #expect(last.room.title == "#ubuntu" && last.room.unreadCount == rows.count)
            // Up to the beginning, and from there down to the end.
            var shown = last.messages
            while true {
                let window = MessageWindow.before(MessageCursor(try #require(shown.first)), limit: 50)
                let page = try #require(try await chats.messages(in: Self.room, window))
                shown = page.messages + shown
                if !page.hasEarlier { break }
            }
            #expect(shown == all)
            shown = Array(all.prefix(1))
            while true {
                let window = MessageWindow.after(MessageCursor(try #require(shown.last)), limit: 50)
                let page = try #require(try await chats.messages(in: Self.room, window))
                shown += page.messages
                if !page.hasLater { break }
            }
            #expect(shown == all)
            for index in stride(from: 0, to: all.count, by: 97) {
                let window = MessageWindow.around(MessageCursor(all[index]), earlier: 25, later: 25)
                let page = try await chats.messages(in: Self.room, window)
                #expect(page?.messages == Array(all[max(index - 25, 0)...min(index + 25, all.count - 1)]))
            }
        }
    }

    /// The log as lines of an import into the room: `[12:18] <author> text` is a message, other lines say who
    /// comes and goes.
    private static func log() throws -> [Data] {
        let log = String(decoding: try Corpus.data("feeds/ubuntu-irc-2004-11-15_03.ascii.txt"), as: UTF8.self)
        return try log.split(separator: "\n").enumerated().compactMap { number, line in
            guard let match = line.wholeMatch(of: /\[(\d\d:\d\d)\] <([^>]*)> (.*)/) else { return nil }
            let values: [String: Any] = [
                "id": 1_000_000 + number, "roomId": room, "room": "#ubuntu", "author": String(match.2),
                "text": String(match.3),
                "sentAt": "2004-11-15T\(match.1):00Z",
            ]
            return try JSONSerialization.data(withJSONObject: values)
        }
    }
}
