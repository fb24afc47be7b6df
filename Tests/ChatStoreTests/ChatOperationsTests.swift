import ChatStore
import ChatSupport
import Chats
import Foundation
import TestSupport
import Testing

/// The stores against a model that keeps plain lists and counts everything anew.
@Suite struct ChatOperationsTests {
    @Test(arguments: StoreConformer.allCases, Seeds.first(2, exploring: 40))
    func `random sends, receipts, readings, deletions and pages leave no difference to the model`(
        conformer: StoreConformer, seed: UInt64
    ) async throws {
        switch conformer {
        case .inMemory:
            try await Self.compare(InMemoryChatRepository(), seed: seed)
        case .sqlite:
            try await withTemporaryFolder { folder in
                try await Self.compare(SQLiteChatRepository(try ChatFile.open(in: folder)), seed: seed)
            }
        }
    }

    /// 40 seeds of these are the hundred thousand.
    private static let operationsPerSeed = 2_500

    private static func compare(_ chats: any ChatRepository, seed: UInt64) async throws {
        var model = ChatModel(seed: seed)
        for number in 1...operationsPerSeed {
            let operation = model.nextOperation()
            let (expected, found) = (model.apply(operation), try await operation.apply(to: chats))
            if expected != found {
                Issue.record("seed \(seed), operation \(number), \(operation): \(found) instead of \(expected)")
                return
            }
            if number.isMultiple(of: 50) {
                #expect(try await chats.rooms() == model.rooms, "seed \(seed), operation \(number), \(operation)")
                #expect(try await chats.unreadCount() == model.rooms.map(\.unreadCount).reduce(0, +))
                #expect(try await chats.queued(by: "1").map(\.key) == model.queuedKeys)
            }
        }
    }
}
