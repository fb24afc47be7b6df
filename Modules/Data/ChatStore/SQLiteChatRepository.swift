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
        try await perform { try await $0.read { try Room.stored(id: id, in: $0) } }
    }

    public func rooms() async throws(ChatRepositoryError) -> [Room] {
        try await perform { try await $0.read(Room.allStored) }
    }

    public func message(id: Message.ID) async throws(ChatRepositoryError) -> Message? {
        try await perform { try await $0.read { try Message.stored(id: id, in: $0) } }
    }

    public func lastMessages(in room: Room.ID, limit: Int) async throws(ChatRepositoryError) -> [Message] {
        try await perform { database in
            try await database.read { database in
                let newestFirst = try Row.fetchAll(
                    database, sql: "SELECT * FROM message WHERE roomID = ? ORDER BY sentAt DESC, id DESC LIMIT ?",
                    arguments: [room, max(limit, 0)])
                return newestFirst.reversed().map(Message.init)
            }
        }
    }

    public func save(_ messages: [RoomMessage]) async throws(ChatRepositoryError) -> MessageChanges {
        try await perform { database in
            try await database.write { database in
                var changes = MessageChanges()
                for row in messages {
                    try Room.store(row.message.roomID, title: row.roomTitle, in: database)
                    switch try Message.stored(id: row.message.id, in: database) {
                    case nil: changes.added += 1
                    case .some(let stored) where stored.hasSameContent(as: row.message):
                        changes.skipped += 1
                        continue
                    case .some: changes.replaced += 1
                    }
                    try row.message.store(in: database)
                }
                return changes
            }
        }
    }

    private func perform<Value>(
        _ body: (any DatabaseWriter) async throws -> Value
    ) async throws(ChatRepositoryError) -> Value {
        do {
            return try await body(database)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }
}
