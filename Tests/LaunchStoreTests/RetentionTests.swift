import Foundation
import GRDB
import LaunchStore
import Launches
import Storage
import StoreErrors
import TestSupport
import Testing

/// What the contract cannot ask of an inbox in memory.
@MainActor
@Suite struct RetentionTests {
    @Test func `launches that settle one payload each keep the newest 1,000, and 100 more at most`() async throws {
        try await withInbox { database in
            for number in 0..<1_150 {
                try settle(number, in: SQLiteLaunchInbox(database))
                if number.isMultiple(of: 50) { #expect(try SQLiteLaunchInbox(database).history().count <= 1_100) }
            }
            let kept = try SQLiteLaunchInbox(database).history()
            #expect((1_000...1_100).contains(kept.count))
            #expect(kept.map(\.event) == (1_150 - kept.count..<1_150).map { payload($0).event })
        }
    }

    @Test func `a duplicate after each payload keeps nothing from being dropped`() async throws {
        try await withInbox { database in
            let inbox = SQLiteLaunchInbox(database)
            for number in 0..<1_150 {
                try settle(number, in: inbox)
                let again = try inbox.record(payload(number), expiresAt: date, trace: [])
                #expect(again == .duplicate(of: LaunchRecord.ID(number + 1)))
            }
            #expect(try (1_000...1_100).contains(inbox.history().count))
        }
    }

    @Test func `what waited while 1,000 newer ones ended is known when it has ended, too`() async throws {
        try await withInbox { database in
            let inbox = SQLiteLaunchInbox(database)
            _ = try inbox.record(payload(0), expiresAt: date, trace: [])
            for number in 1..<1_099 { try settle(number, in: inbox) }
            guard case .new(let id) = try inbox.record(payload(1_099), expiresAt: date, trace: []) else { return }
            try inbox.settle([1, id].map { PendingSettlement($0, as: Settlement(.shown), trace: []) }, at: date)
            #expect(try inbox.record(payload(0), expiresAt: date, trace: []) == .duplicate(of: 1))
            #expect(try inbox.history().count == 1_001)
        }
    }

    @Test func `a settlement that is rolled back leaves the dropping due`() async throws {
        try await withInbox { database in
            let inbox = SQLiteLaunchInbox(database)
            for number in 0..<1_099 { try settle(number, in: inbox) }
            try await database.writeWithoutTransaction { database in
                try database.execute(
                    sql: "CREATE TRIGGER refusal BEFORE DELETE ON launch BEGIN SELECT RAISE(ABORT, 'no'); END")
            }
            #expect(throws: StoreError.self) { try settle(1_099, in: inbox) }
            #expect(try inbox.pending().map(\.event) == [payload(1_099).event] && inbox.history().count == 1_100)
            try await database.writeWithoutTransaction { try $0.execute(sql: "DROP TRIGGER refusal") }
            try settle(1_100, in: inbox)
            try inbox.settle(try #require(try inbox.pending().first).id, as: Settlement(.shown), at: date, trace: [])
            #expect(try inbox.history().count == 1_000)
        }
    }

    private let date = InboxFile.now

    private func payload(_ number: Int) -> LaunchPayload {
        var payload = InboxFile.reply
        payload.event = EventIdentity("event \(number)")
        return payload
    }

    private func settle(_ number: Int, in inbox: SQLiteLaunchInbox) throws {
        guard case .new(let id) = try inbox.record(payload(number), expiresAt: date, trace: []) else { return }
        try inbox.settle(id, as: Settlement(.shown), at: date, trace: [])
    }

    private func withInbox(_ body: @MainActor (OpenedDatabase.Writer) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let database = try InboxFile.open(in: folder)
            try await database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous=OFF") }
            try await body(database)
        }
    }
}
