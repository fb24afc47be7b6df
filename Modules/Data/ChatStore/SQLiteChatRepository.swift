public import Chats
public import GRDB
import Storage

/// Rooms and messages in SQLite.
public struct SQLiteChatRepository: ChatRepository {
    private let database: any DatabaseWriter

    /// - Parameter database: a file with ``ChatStoreSchema``.
    public init(_ database: any DatabaseWriter) {
        self.database = database
    }

    public func room(id: Room.ID) async throws(ChatRepositoryError) -> Room? {
        try await database.read(orThrow: ChatRepositoryError.unavailable) { try Room.fetch(id, from: $0) }
    }

    public func rooms() async throws(ChatRepositoryError) -> [Room] {
        try await database.read(orThrow: ChatRepositoryError.unavailable) { database in
            try Row.fetchAll(database, sql: "\(Room.query) ORDER BY message.sentAt DESC NULLS LAST, room.id")
                .compactMap(Room.init)
        }
    }

    public func message(id: Message.ID) async throws(ChatRepositoryError) -> Message? {
        try await database.read(orThrow: ChatRepositoryError.unavailable) { database in
            try Row.fetchOne(database, sql: "SELECT \(Message.columns) FROM message WHERE id = ?", arguments: [id])
                .flatMap(Message.init)
        }
    }

    public func lastMessages(in room: Room.ID, limit: Int) async throws(ChatRepositoryError) -> [Message] {
        try await database.read(orThrow: ChatRepositoryError.unavailable) { database in
            let newestFirst = try Row.fetchAll(
                database,
                sql: "SELECT \(Message.columns) FROM message WHERE roomID = ? ORDER BY sentAt DESC, id DESC LIMIT ?",
                arguments: [room, max(limit, 0)])
            return newestFirst.reversed().compactMap(Message.init)
        }
    }

    public func save(_ messages: [RoomMessage]) async throws(ChatRepositoryError) -> MessageChanges {
        try await database.write(orThrow: ChatRepositoryError.unavailable) { database in
            var changes = MessageChanges()
            for row in messages {
                try Room.store(row.message.roomID, title: row.roomTitle, in: database)
                try row.message.store(in: database, counting: &changes)
            }
            return changes
        }
    }

    public func send(_ message: OutgoingMessage) async throws(ChatRepositoryError) -> Message.ID? {
        try await database.write(orThrow: ChatRepositoryError.unavailable) { database in
            try message.sentID(in: database) ?? message.store(in: database)
        }
    }

    public func markAsRead(_ reading: RoomReading) async throws(ChatRepositoryError) -> Room? {
        try await database.write(orThrow: ChatRepositoryError.unavailable) { database in
            try reading.store(in: database)
            return try Room.fetch(reading.roomID, from: database)
        }
    }
}
