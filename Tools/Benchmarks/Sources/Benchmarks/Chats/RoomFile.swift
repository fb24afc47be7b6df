import ChatStore
import Chats
import Foundation
import GRDB
import Storage

/// A file with one large room and fifty small ones, opened as the programs open theirs.
struct RoomFile: Sendable {
    /// What is timed.
    enum Opening: String, CaseIterable {
        case end = "open at the last 50"
        case middle = "open at a message in the middle"
        case earlier = "50 more before the middle"
        case list = "list of 51 rooms"
        case badge = "badge"
        case reading = "read one new message"
    }

    static let room: Room.ID = 1

    let size: Int
    private let pool: DatabasePool
    private let chats: SQLiteChatRepository
    private let middle: Message

    init(of size: Int, in folder: URL) async throws {
        self.size = size
        pool = try DatabaseFile(folder.appending(path: "\(size).sqlite"))
            .openPool(migrations: ChatStoreSchema.migrations, now: Date()).writer
        chats = SQLiteChatRepository(pool)
        var small: [RoomMessage] = []
        for room in Self.room + 1...Self.room + 50 {
            for number in 1...20 as ClosedRange<Int64> { small.append(Self.message(-room * 100 - number, in: room)) }
        }
        _ = try await chats.save(small)
        for batch in stride(from: 1, through: size, by: 10_000) {
            let ids = batch...min(batch + 9_999, size)
            _ = try await chats.save(ids.map { Self.message(Int64($0), in: Self.room) })
        }
        _ = try await chats.markAllAsRead(in: Self.room, at: Date())
        middle = Self.message(Int64(size / 2), in: Self.room).message
        _ = try await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }

    private static func message(_ id: Message.ID, in room: Room.ID) -> RoomMessage {
        let sentAt = Date(timeIntervalSince1970: 1_700_000_000 + Double(id))
        let text = "Message \(id): who has the notes from Tuesday, and is page 4 upside down?"
        return RoomMessage(
            Message(id: id, roomID: room, author: "Author \(id % 7)", text: text, sentAt: sentAt),
            roomTitle: "Room \(room)")
    }

    func open(_ opening: Opening) async throws {
        switch opening {
        case .end: try expect(50, in: await chats.messages(in: Self.room, .last(50)))
        case .middle:
            guard let message = try await chats.message(id: middle.id) else { throw NotOpened() }
            let window = MessageWindow.around(MessageCursor(message), earlier: 25, later: 25)
            try expect(51, in: await chats.messages(in: Self.room, window))
        case .earlier:
            try expect(50, in: await chats.messages(in: Self.room, .before(MessageCursor(middle), limit: 50)))
        case .list: if try await chats.rooms().count != 51 { throw NotOpened() }
        case .badge: if try await chats.unreadCount() != 1_000 { throw NotOpened() }
        case .reading:
            let message = Message(id: .max, roomID: Self.room, author: "Author", text: "New", sentAt: Date())
            _ = try await chats.receive(IncomingMessage(message, arrivedAt: Date()))
            if try await chats.markAllAsRead(in: Self.room, at: Date())?.unreadCount != 0 { throw NotOpened() }
            _ = try await chats.delete(message.id)
            try await pool.write { try $0.execute(sql: "DELETE FROM deletedMessage") }
        }
    }

    private func expect(_ count: Int, in page: MessagePage?) throws {
        if page?.messages.count != count { throw NotOpened() }
    }

    func close() throws {
        try pool.close()
    }
}

/// A room did not hold what it was filled with.
struct NotOpened: Error {}
