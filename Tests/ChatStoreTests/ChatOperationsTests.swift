import ChatStore
import ChatSupport
import Chats
import Foundation
import TestSupport
import Testing

/// The store in SQLite against the one in memory, which counts everything anew each time.
@Suite struct ChatOperationsTests {
    /// 40 seeds of these are the hundred thousand.
    private static let operationsPerSeed = 2_500

    @Test(arguments: Seeds.first(2, exploring: 40))
    func `random sends, receipts, readings, deletions and pages leave no difference between the stores`(
        seed: UInt64
    ) async throws {
        try await withTemporaryFolder { folder in
            let plain = InMemoryChatRepository()
            let chats = SQLiteChatRepository(try ChatFile.open(in: folder))
            var operations = RandomChatOperations(seed: seed)
            for number in 1...Self.operationsPerSeed {
                let operation = operations.next()
                let (expected, found) = (try await operation.apply(to: plain), try await operation.apply(to: chats))
                if expected != found {
                    Issue.record("seed \(seed), operation \(number), \(operation): \(found) instead of \(expected)")
                    return
                }
                if number.isMultiple(of: 50) {
                    #expect(try await chats.rooms() == plain.rooms(), "seed \(seed), operation \(number)")
                    #expect(try await chats.unreadCount() == plain.unreadCount())
                    #expect(try await chats.queued(by: "1").map(\.key) == plain.queued(by: "1").map(\.key))
                }
            }
        }
    }
}

/// Draws one operation after the other, often on messages that earlier ones brought.
private struct RandomChatOperations {
    private var generator: SeededGenerator
    private var now = 1_800_000_000
    private var brought: [Message] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func next() -> ChatOperation {
        now += Int.random(in: 0...3, using: &generator)
        let room = Int64.random(in: 1...4, using: &generator)
        let past = Date(timeIntervalSince1970: Double(now - Int.random(in: -5...60, using: &generator)))
        let key = String(Int.random(in: 1...400, using: &generator))
        if Int.random(in: 0..<400, using: &generator) == 0 { return .removeAccount }
        switch Int.random(in: 0..<20, using: &generator) {
        case 0...2: return .send(key: key, room: room, at: past)
        case 3: return .settle(key: key, MessageDelivery.allCases.randomElement(using: &generator) ?? .sent)
        case 4...5:
            let id = anyID()
            bring(id, to: room, at: past)
            return .save(id: id, room: room, text: "text \(id % 3)", at: past, isOwn: isRare(1, of: 6))
        case 6...9:
            let id = Int64.random(in: 1...600, using: &generator)
            bring(id, to: room, at: past)
            let arrivedAt = Date(timeIntervalSince1970: Double(now))
            return .receive(id: id, room: room, sentAt: past, arrivedAt: arrivedAt, isSeen: isRare(1, of: 8))
        case 10: return .read(key: key, room: room, at: past)
        case 11: return .readAll(room: room, at: past)
        case 12...13: return .delete(id: isRare(1, of: 4) ? -Int64.random(in: 1...60, using: &generator) : anyID())
        default: return .page(room: room, window())
        }
    }

    private mutating func isRare(_ part: Int, of all: Int) -> Bool { Int.random(in: 0..<all, using: &generator) < part }

    private mutating func bring(_ id: Message.ID, to room: Room.ID, at date: Date) {
        brought.append(Message(id: id, roomID: room, author: "A", text: "", sentAt: date))
    }

    /// One of the latest, or any.
    private mutating func anyID() -> Message.ID {
        let id = Int64.random(in: 1...600, using: &generator)
        return Bool.random(using: &generator) ? id : brought.suffix(12).randomElement(using: &generator)?.id ?? id
    }

    private mutating func window() -> MessageWindow {
        let limit = Int.random(in: 0...9, using: &generator)
        guard let message = brought.randomElement(using: &generator) else { return .last(limit) }
        let cursor = MessageCursor(message)
        if isRare(1, of: 4) { return .last(limit) }
        return .around(cursor, earlier: limit, later: Int.random(in: 0...9, using: &generator))
    }
}
