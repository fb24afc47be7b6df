import ArgumentParser
import ChatStore
import Chats
import Foundation
import GRDB
import Storage

/// Opening a room with a million messages, beside one with a thousand.
struct RoomsBenchmark: Benchmark {
    static let configuration = CommandConfiguration(
        commandName: "rooms", abstract: "Open a room at its end, however many messages it has.")

    private static let room: Room.ID = 1

    @OptionGroup var options: BenchmarkOptions

    func findings(in folder: URL) async throws -> [Finding] {
        let small = try await chats(1_000, in: folder)
        let large = try await chats(1_000_000, in: folder)
        return [
            try await Interleaved.finding(
                "open at the last 50, 1,000,000 messages", budget: .ratio(1.3), rounds: 301
            ) {
                try await open(large)
            } against: {
                try await open(small)
            }
        ]
    }

    private func open(_ chats: SQLiteChatRepository) async throws {
        let count = try await chats.messages(in: Self.room, .last(50))?.messages.count
        try require(count == 50, "The room has \(count ?? 0) messages.")
    }

    /// A file whose one room has so many messages, opened as the programs open theirs.
    private func chats(_ count: Int, in folder: URL) async throws -> SQLiteChatRepository {
        let pool = try DatabaseFile(folder.appending(path: "\(count).sqlite"))
            .openLarge(migrations: ChatStoreSchema.migrations, now: Date()).writer
        let chats = SQLiteChatRepository(pool)
        for first in stride(from: 1, through: count, by: 10_000) {
            let ids = first...min(first + 9_999, count)
            _ = try await chats.save(ids.map { Self.message(Int64($0)) })
        }
        _ = try await chats.markAllAsRead(in: Self.room, at: Date())
        _ = try await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        return chats
    }

    private static func message(_ id: Message.ID) -> RoomMessage {
        RoomMessage(
            Message(
                id: id, roomID: room, author: "Author \(id % 7)",
                text: "Message \(id): who has the notes from Tuesday, and is page 4 upside down?",
                sentAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(id))),
            roomTitle: "Room \(room)")
    }
}
