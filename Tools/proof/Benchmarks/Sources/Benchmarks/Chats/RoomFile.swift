import ChatStore
import Chats
import Foundation
import GRDB
import Storage

/// A file with one room, opened as the programs open theirs.
struct RoomFile: Sendable {
    private static let room: Room.ID = 1

    private let pool: DatabasePool
    private let chats: SQLiteChatRepository

    /// - Parameter size: how many messages the room has.
    init(of size: Int, in folder: URL) async throws {
        pool = try DatabaseFile(folder.appending(path: "\(size).sqlite"))
            .openPool(migrations: ChatStoreSchema.migrations, now: Date()).writer
        chats = SQLiteChatRepository(pool)
        for batch in stride(from: 1, through: size, by: 10_000) {
            let ids = batch...min(batch + 9_999, size)
            _ = try await chats.save(ids.map { Self.message(Int64($0)) })
        }
        _ = try await chats.markAllAsRead(in: Self.room, at: Date())
        _ = try await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }

    private static func message(_ id: Message.ID) -> RoomMessage {
        let sentAt = Date(timeIntervalSince1970: 1_700_000_000 + Double(id))
        let text = "Message \(id): who has the notes from Tuesday, and is page 4 upside down?"
        return RoomMessage(
            Message(id: id, roomID: room, author: "Author \(id % 7)", text: text, sentAt: sentAt),
            roomTitle: "Room \(room)")
    }

    /// Reads the room's last 50 messages.
    func open() async throws {
        guard try await chats.messages(in: Self.room, .last(50))?.messages.count == 50 else { throw NotOpened() }
    }

    func close() throws {
        try pool.close()
    }
}

/// A room did not hold what it was filled with.
struct NotOpened: Error {}
