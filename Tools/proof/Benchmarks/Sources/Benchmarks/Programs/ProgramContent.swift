import ChatStore
import FeedStore
import Foundation
import GRDB
import Storage

/// What one of the programs holds: rows to import, to start on, and to write through SQLite's C functions.
struct ProgramContent: Sendable {
    /// One row, as values of its table's columns and as a line that the program imports.
    struct Row {
        let values: [DatabaseValue]
        let line: String

        init(values: [any DatabaseValueConvertible], line: String) {
            self.values = values.map(\.databaseValue)
            self.line = line
        }
    }

    let name: String
    let program: String
    /// How many rows it is started with.
    let count: Int
    /// The table whose newest rows its first screen shows.
    let shown: String
    let migrations: [SchemaMigration]
    let table: String
    let columns: [String]
    /// What SQLite's C functions do first.
    var preparation = ""
    let row: @Sendable (Int) -> Row

    static let all = [campus, messenger]

    /// Posts of a few hundred letters, in no order.
    static let campus = ProgramContent(
        name: "feeds", program: "feed-detail-router", count: 100_000, shown: "post",
        migrations: FeedStoreSchema.migrations, table: "post",
        columns: ["id", "title", "author", "blog", "url", "body", "publishedAt"]
    ) { number in
        let id = UUID().uuidString.lowercased()
        let (title, url) = ("What was said in week \(number)", "https://sample.example.com/posts/\(number)")
        let body = String(repeating: "Somebody wrote about the week behind us. ", count: 8)
        let publishedAt = 1_700_000_000 + number * 7919 % 1_000_003
        return Row(
            values: [id, title, "Student council", "Council posts", url, body, publishedAt * 1_000],
            line: """
                {"id":"\(id)","title":"\(title)","author":"Student council","blog":"Council posts","url":"\(url)",\
                "body":"\(body)","publishedAt":"\(iso8601(publishedAt))"}
                """)
    }

    /// Short messages, in the order in which they were sent, by turns in a hundred rooms.
    static let messenger = ProgramContent(
        name: "messages", program: "chat-room-router", count: 1_000_000, shown: "room",
        migrations: ChatStoreSchema.migrations, table: "message",
        columns: ["id", "roomID", "author", "text", "sentAt"],
        preparation: """
            WITH RECURSIVE number(id) AS (VALUES (1) UNION ALL SELECT id + 1 FROM number WHERE id < 100)
            INSERT INTO room (id, title) SELECT id, 'Room' FROM number
            """
    ) { index in
        let (id, room, sentAt) = (index + 1, (index + 1) % 100 + 1, 1_700_000_001 + index)
        let text = "Message \(id): see you at the front desk"
        return Row(
            values: [id, room, "Desk", text, sentAt * 1_000],
            line: """
                {"id":\(id),"roomId":\(room),"room":"Room","author":"Desk","text":"\(text)",\
                "sentAt":"\(iso8601(sentAt))"}
                """)
    }

    private static func iso8601(_ seconds: Int) -> String {
        Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
    }

    func writeLines(_ rows: [Row], to file: URL) throws {
        try Data(rows.map { $0.line + "\n" }.joined().utf8).write(to: file)
    }

    /// - Throws: ``NotMeasured`` if the file has fewer rows. The programs begin with some of their own.
    @MainActor
    func check(_ file: URL, holds count: Int) throws {
        let queue = try DatabaseQueue(path: file.path)
        let found = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") } ?? 0
        try queue.close()
        try require(found >= count, "\(file.lastPathComponent) has \(found) of \(count) rows.")
    }
}
