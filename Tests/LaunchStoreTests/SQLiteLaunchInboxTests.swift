import Foundation
import GRDB
import LaunchStore
import Launches
import StoreErrors
import TestSupport
import Testing

@MainActor
@Suite struct SQLiteLaunchInboxTests {
    @Test func `P1: when record returns, another connection finds it, and so does the next launch`() async throws {
        try await withTemporaryFolder { folder in
            let inbox = SQLiteLaunchInbox(try InboxFile.open(in: folder))
            let recording = try inbox.record(InboxFile.reply, expiresAt: InboxFile.now, trace: [])
            let record = try #require(try SQLiteLaunchInbox(InboxFile.open(in: folder)).pending().first)
            #expect(recording == .new(record.id) && record.payload == InboxFile.reply)
        }
    }

    @Test func `P1: the connection that records waits for the disk at each commit`() async throws {
        try await withTemporaryFolder { folder in
            let database = try InboxFile.open(in: folder)
            let inbox = SQLiteLaunchInbox(database)
            _ = try inbox.record(InboxFile.reply, expiresAt: InboxFile.now, trace: [])
            // A step of a trace is committed without a wait.
            try inbox.append([TraceEntry(.held, at: InboxFile.now)], to: try #require(try inbox.pending().first).id)
            let pragmas = try await database.writeWithoutTransaction { database in
                try ["synchronous", "journal_mode", "busy_timeout"].map { name in
                    try String.fetchOne(database, sql: "PRAGMA \(name)")
                }
            }
            // 2 is FULL (SQLite, "Pragma statements").
            #expect(pragmas == ["2", "wal", "5000"])
        }
    }

    @Test(arguments: [
        "action = 'swipe'", "action = NULL", "requestID = NULL", "userInfo = NULL", "notifiedAt = NULL",
        "source = 'telepathy'", "source = 'telepathy', link = 'sample://home'",
    ])
    func `P9: a row whose content can no longer be read has no payload, and can be settled`(
        damage: String
    ) async throws {
        try await withTemporaryFolder { folder in
            let database = try InboxFile.open(in: folder)
            let inbox = SQLiteLaunchInbox(database)
            _ = try inbox.record(InboxFile.reply, expiresAt: InboxFile.now, trace: [])
            try await database.write { try $0.execute(sql: "UPDATE launch SET \(damage)") }
            let record = try #require(try inbox.pending().first)
            #expect(record.payload == nil && record.event == InboxFile.reply.event)
            let source: LaunchSource = damage.hasPrefix("source") ? .openURL : .notificationResponse
            #expect(record.source == source, "of an unknown one nothing better is believed")
            try inbox.settle(record.id, as: Settlement(.failed, code: "invalidPayload"), at: InboxFile.now, trace: [])
            #expect(try inbox.pending().isEmpty)
        }
    }

    @Test func `P9: whatever else a row holds, it is read`() async throws {
        try await withTemporaryFolder { folder in
            let database = try InboxFile.open(in: folder)
            let inbox = SQLiteLaunchInbox(database)
            _ = try inbox.record(InboxFile.reply, expiresAt: InboxFile.now, trace: [])
            try await database.write { database in
                try database.execute(
                    sql: """
                        UPDATE launch SET state = 'dancing', attempts = -9223372036854775808, outcome = 'glory',
                            failures = 9223372036854775807, arrivedAt = 9223372036854775807,
                            settledAt = -9223372036854775808, owner = CAST(x'FF' AS TEXT),
                            trace = 'no JSON' || char(10) || '["shown",1]' || char(10) || '["sung",1]' || char(10) || '['
                        """)
            }
            let record = try #require(try inbox.pending().first)
            #expect(record.state == .pending && record.settlement == nil && record.trace.map(\.step) == [.shown])
            #expect(record.attempts == 0 && record.failures < .max, "one more can be counted")
        }
    }

    @Test func `P9: tables of another shape give nothing, and end no process`() async throws {
        try await withTemporaryFolder { folder in
            let database = try InboxFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        CREATE TABLE other AS SELECT * FROM launch;
                        DROP TABLE launch;
                        ALTER TABLE other RENAME TO launch;
                        INSERT INTO launch (id, event, state, arrivedAt) VALUES (1, 2.5, x'FF', 'never'), (NULL, 'a', NULL, 1);
                        DROP TABLE session;
                        CREATE TABLE session
                            (id, account, token, linkNonce, hasOnboarded, hasLock, loggedOutAt, needsSignOutCleanup);
                        INSERT INTO session VALUES (1, NULL, NULL, NULL, 'perhaps', 7, x'FF', 'maybe');
                        """)
            }
            #expect(try SQLiteLaunchInbox(database).pending().isEmpty)
            #expect(try SQLiteSessionStore(database).load() == Session(account: nil, hasOnboarded: false))
        }
    }

    @Test func `P8: what fails is unavailable, for a reason that holds no content`() async throws {
        try await withTemporaryFolder { folder in
            let database = try InboxFile.open(in: folder)
            try await database.write { try $0.execute(sql: "DROP TABLE launch; DROP TABLE session") }
            let inbox = SQLiteLaunchInbox(database)
            let sessions = SQLiteSessionStore(database)
            let session = Session(account: AccountID("secret words"), hasOnboarded: true)
            let errors = [
                #expect(throws: StoreError.self) {
                    try inbox.record(InboxFile.reply, expiresAt: InboxFile.now, trace: [])
                },
                #expect(throws: StoreError.self) { try inbox.pending() },
                #expect(throws: StoreError.self) {
                    try inbox.settle(1, as: Settlement(.shown), at: InboxFile.now, trace: [])
                },
                #expect(throws: StoreError.self) { try sessions.load() },
                #expect(throws: StoreError.self) { try sessions.save(session) },
            ]
            for case .unavailable(let reason)? in errors {
                #expect(reason.contains("no such table") && !reason.contains("secret words"))
            }
        }
    }

    @Test func `where the disk is full nothing is recorded, it is said so, and what was recorded stays`() async throws {
        try await withTemporaryFolder { folder in
            let database = try InboxFile.open(in: folder)
            let inbox = SQLiteLaunchInbox(database)
            _ = try inbox.record(InboxFile.reply, expiresAt: InboxFile.now, trace: [])
            // A limit below the file's size is the size (SQLite, "Pragma statements").
            try await database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1") }
            let link = String(repeating: "x", count: 20_000)
            let large = LaunchPayload(link: link, from: .openURL, for: nil, at: InboxFile.now)
            #expect(throws: StoreError.refused(reason: "inbox.sqlite: the disk is full (SQLite 13)")) {
                try inbox.record(large, expiresAt: InboxFile.now, trace: [])
            }
            #expect(try inbox.pending().map(\.payload) == [InboxFile.reply])
        }
    }

    @Test func `what waits is found without a look at what is settled`() async throws {
        try await withTemporaryFolder { folder in
            let plan = try await InboxFile.open(in: folder).read { database in
                try String.fetchAll(
                    database, sql: "EXPLAIN QUERY PLAN SELECT * FROM launch WHERE state <> 'settled' ORDER BY id",
                    adapter: SuffixRowAdapter(fromIndex: 3))
            }
            #expect(plan == ["SCAN launch USING INDEX launch_unsettled"])
        }
    }
}
