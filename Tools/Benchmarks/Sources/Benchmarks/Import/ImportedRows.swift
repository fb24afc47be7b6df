import ChatStore
import Chats
import FeedStore
import Feeds
import Foundation
import GRDB

/// Rows that an import has decoded.
protocol ImportedRows: Sendable {
    init(count: Int)

    var count: Int { get }
    /// Their table, and its columns in the order of the values.
    var table: (name: String, columns: [String]) { get }
    /// What must be there first.
    var preparation: String { get }

    func values(of index: Int) -> [RawValue]
    func save(in database: any DatabaseWriter) async throws
}

/// A value as it is handed to SQLite.
enum RawValue {
    case text(String)
    case integer(Int64)
    case null
}

/// Both sides must have written all rows.
struct RowsMissing: Error {}

extension ImportedRows {
    func check(_ database: any DatabaseReader) async throws {
        let (name, _) = table
        let found = try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(name)") }
        if found != count { throw RowsMissing() }
    }
}

/// Posts of a few hundred letters, in no order.
struct FeedRows: ImportedRows {
    private let feeds: [Feed]
    let table = (
        name: "feed",
        columns: ["id", "title", "author", "blog", "url", "body", "publishedAt", "guid", "updatedAt"]
    )
    let preparation = ""

    init(count: Int) {
        feeds = Self.random(count)
    }

    static func random(_ count: Int) -> [Feed] {
        (0..<count).map { number in
            Feed(
                id: UUID(), guid: "https://campus.example.com/?p=\(number)", title: "What was said in week \(number)",
                author: "Student council", blog: "Council posts", url: "https://campus.example.com/posts/\(number)",
                body: String(repeating: "Somebody wrote about the week behind us. ", count: 8),
                publishedAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number * 7919 % 1_000_003)))
        }
    }

    var count: Int { feeds.count }

    func values(of index: Int) -> [RawValue] {
        let feed = feeds[index]
        return [
            .text(feed.id.uuidString.lowercased()), .text(feed.title), .text(feed.author), .text(feed.blog),
            .text(feed.url), .text(feed.body), .integer(Int64(feed.publishedAt.timeIntervalSince1970 * 1_000)),
            .text(feed.guid ?? ""), .null,
        ]
    }

    func save(in database: any DatabaseWriter) async throws {
        _ = try await SQLiteFeedRepository(database).save(feeds)
    }
}

/// Short messages, in the order in which they were sent, by turns in a hundred rooms.
struct MessageRows: ImportedRows {
    private let messages: [RoomMessage]
    let table = (name: "message", columns: ["id", "roomID", "author", "text", "sentAt"])
    let preparation = """
        WITH RECURSIVE number(id) AS (VALUES (1) UNION ALL SELECT id + 1 FROM number WHERE id < 100)
        INSERT INTO room (id, title) SELECT id, 'Room' FROM number
        """

    init(count: Int) {
        messages = (1...count).map { number in
            RoomMessage(
                Message(
                    id: Int64(number), roomID: Int64(number % 100 + 1), author: "Desk",
                    text: "Message \(number): see you at the front desk",
                    sentAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number))),
                roomTitle: "Room")
        }
    }

    var count: Int { messages.count }

    func values(of index: Int) -> [RawValue] {
        let message = messages[index].message
        return [
            .integer(message.id), .integer(message.roomID), .text(message.author), .text(message.text),
            .integer(Int64(message.sentAt.timeIntervalSince1970 * 1_000)),
        ]
    }

    func save(in database: any DatabaseWriter) async throws {
        _ = try await SQLiteChatRepository(database).save(messages)
    }
}
