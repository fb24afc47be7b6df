import Chats
import GRDB
import Storage

extension MessagePage {
    /// Nil if there is no such room.
    static func fetch(_ window: MessageWindow, of id: Room.ID, from database: Database) throws -> MessagePage? {
        guard let room = try Room.fetch(id, from: database) else { return nil }
        let messages = RoomMessages(room: id, database: database)
        var page = MessagePage(room: room, messages: [], hasEarlier: false, hasLater: false)
        switch window {
        case .last(let limit):
            (page.messages, page.hasEarlier) = try messages.newest(limit)
        case .around(let cursor, let earlier, let later):
            let before = try messages.newest(earlier, before: cursor)
            let after = try messages.oldest(later, after: cursor)
            func isThere(_ message: Message) -> Bool {
                message.roomID == id && message.sentAt.milliseconds == cursor.sentAt.milliseconds
            }
            let middle = try Message.fetch(cursor.id, from: database)
            page.messages = before.messages + [middle].compactMap(\.self).filter(isThere) + after.messages
            (page.hasEarlier, page.hasLater) = (before.hasMore, after.hasMore)
        }
        return page
    }
}

/// The messages of one room by their index, to both sides of a place in it.
private struct RoomMessages {
    typealias Found = (messages: [Message], hasMore: Bool)

    let room: Room.ID
    let database: Database

    func newest(_ limit: Int) throws -> Found { try fetch(limit, "", [], .newestFirst) }

    func newest(_ limit: Int, before cursor: MessageCursor) throws -> Found {
        try fetch(limit, "AND (sentAt, id) < (?, ?)", cursor.arguments, .newestFirst)
    }

    func oldest(_ limit: Int, after cursor: MessageCursor) throws -> Found {
        try fetch(limit, "AND (sentAt, id) > (?, ?)", cursor.arguments, .oldestFirst)
    }

    private enum Order: String {
        case newestFirst = "sentAt DESC, id DESC"
        case oldestFirst = "sentAt, id"
    }

    /// One more than is wanted says whether there are more.
    private func fetch(
        _ limit: Int, _ condition: String, _ arguments: StatementArguments, _ order: Order
    ) throws -> Found {
        let limit = min(max(limit, 0), Int(Int32.max))
        let statement = try database.cachedStatement(
            sql: """
                SELECT \(Message.columns) FROM message WHERE roomID = ? \(condition)
                ORDER BY \(order.rawValue) LIMIT ?
                """)
        let rows = try Row.fetchAll(statement, arguments: [room] + arguments + [limit + 1])
        let messages = rows.prefix(limit).compactMap(Message.init)
        return (order == .newestFirst ? messages.reversed() : messages, rows.count > limit)
    }
}

extension MessageCursor {
    fileprivate var arguments: StatementArguments { [sentAt.milliseconds, id] }
}
