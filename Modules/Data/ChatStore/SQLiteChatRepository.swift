public import Chats
public import Foundation
import GRDB
public import Storage
public import StoreErrors

/// Rooms and messages in SQLite.
public struct SQLiteChatRepository: ChatRepository {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``ChatStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func isEmpty() async throws(StoreError) -> Bool {
        try await database.read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM room)") == false }
    }

    public func room(id: Room.ID) async throws(StoreError) -> Room? {
        try await database.read { try Room.fetch(id, from: $0) }
    }

    public func rooms() async throws(StoreError) -> [Room] { try await database.read(Room.fetchAll) }

    public func roomUpdates() -> StoreUpdates<[Room]> {
        database.updates(Room.fetchAll)
    }

    public func unreadCount() async throws(StoreError) -> Int {
        try await database.read { database in
            try Int.fetchOne(database, sql: "SELECT sum(unreadCount) FROM room WHERE unreadCount > 0") ?? 0
        }
    }

    public func message(id: Message.ID) async throws(StoreError) -> Message? {
        try await database.read { try Message.fetch(id, from: $0) }
    }

    public func messages(
        in room: Room.ID, _ window: MessageWindow
    ) async throws(StoreError) -> MessagePage? {
        try await database.read { try MessagePage.fetch(window, of: room, from: $0) }
    }

    public func messageUpdates(in room: Room.ID, _ window: MessageWindow) -> StoreUpdates<MessagePage?> {
        database.updates { try MessagePage.fetch(window, of: room, from: $0) }
    }

    public func save(_ messages: [RoomMessage]) async throws(StoreError) -> StoreChanges {
        try await database.write { database in
            var changes = StoreChanges()
            var titles: [Room.ID: Data?] = [:]
            for row in messages {
                let (room, title) = (row.message.roomID, row.roomTitle?.stored)
                if titles[room] != .some(title) {
                    try Room.store(room, title: row.roomTitle, in: database)
                    titles[room] = .some(title)
                }
                try row.message.store(in: database, counting: &changes)
            }
            return changes
        }
    }

    /// It is synced with the next write to its file, or before its notification is settled.
    public func receive(_ message: IncomingMessage) async throws(StoreError) -> Bool {
        try await database.writeUnsynced { database in
            let isNew = try message.store(in: database)
            if message.isSeen { try Room.readAll(message.message.roomID, at: message.arrivedAt, in: database) }
            return isNew
        }
    }

    public func delete(_ id: Message.ID) async throws(StoreError) -> Bool {
        try await database.write { try Message.delete(id, from: $0) }
    }

    public func send(_ message: OutgoingMessage) async throws(StoreError) -> Message.ID? {
        try await database.write { try message.sentID(in: $0) ?? message.store(in: $0) }
    }

    public func queued(by account: String, limit: Int) async throws(StoreError) -> [OutgoingMessage] {
        try await database.read { try OutgoingMessage.fetchQueued(by: account, limit: limit, from: $0) }
    }

    public func settle(_ key: String, as delivery: MessageDelivery) async throws(StoreError) {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE message SET delivery = ? WHERE sendingKey = CAST(? AS TEXT)",
                arguments: [delivery.rawValue, key.stored])
        }
    }

    public func markAsRead(
        _ room: Room.ID, key: String, at date: Date, message: Message.ID?
    ) async throws(StoreError) -> Room? {
        try await database.write { database in
            // Writes nothing if there is no such room, or if something stands under the key already.
            try database.execute(
                sql: """
                    INSERT OR IGNORE INTO roomReading (key, roomID, readAt)
                    SELECT CAST(? AS TEXT), id, ? FROM room WHERE id = ?
                    """,
                arguments: [key.stored, date.milliseconds, room])
            if database.changesCount == 1 {
                let arrival = try Int64.fetchOne(
                    database, sql: "SELECT coalesce(arrivedAt, sentAt) FROM message WHERE id = ? AND roomID = ?",
                    arguments: [message, room])
                try Room.read(room, until: max(date.milliseconds, arrival ?? .min), in: database)
            }
            return try Room.fetch(room, from: database)
        }
    }

    public func markAllAsRead(in room: Room.ID, at date: Date) async throws(StoreError) -> Room? {
        try await database.write { database in
            try Room.readAll(room, at: date, in: database)
            return try Room.fetch(room, from: database)
        }
    }

    public func removeAccount() async throws(StoreError) {
        try await database.write { database in
            try database.execute(
                sql: """
                    DELETE FROM message WHERE arrivedAt IS NOT NULL OR sendingKey IS NOT NULL;
                    DELETE FROM deletedMessage;
                    DELETE FROM roomReading;
                    DELETE FROM room WHERE NOT EXISTS (SELECT 1 FROM message WHERE roomID = room.id);
                    UPDATE room SET readAt = NULL WHERE readAt IS NOT NULL;
                    """)
        }
    }
}
