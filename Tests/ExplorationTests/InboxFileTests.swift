import AppFlow
import DeviceSimulator
import Foundation
import GRDB
import LaunchStore
import Launches
import Storage
import TestSupport
import Testing

/// The app over an inbox on disk, where the disk itself matters.
@MainActor @Suite struct InboxFileTests {
    private func openInbox(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "inbox.sqlite"))
        return try file.open(migrations: LaunchStoreSchema.migrations, now: .distantPast).writer
    }

    @Test func `P6: 10,000 that wait end in one commit at the first launch, and the newest is shown`() async throws {
        try await withTemporaryFolder { folder in
            let database = try openInbox(in: folder)
            let inbox = SQLiteLaunchInbox(database)
            let phone = try TestPhone(inbox: inbox) { TestMain() }
            let oldest = LaunchPayload(link: "test://item/1", from: .openURL, for: AccountID("1"), at: phone.clock.now)
            _ = try inbox.record(oldest, expiresAt: phone.clock.now + 600, trace: [])
            try await database.write { database in
                try database.execute(
                    sql: """
                        WITH RECURSIVE number(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < 10000)
                        INSERT INTO launch (event, source, state, owner, link, deliveredAt, arrivedAt, expiresAt, trace)
                        SELECT 'link|' || n, source, state, owner, 'test://item/' || n, deliveredAt, arrivedAt,
                            expiresAt, trace
                        FROM launch, number
                        """)
            }
            let commits = Commits()
            commits.follow(database)
            await phone.openApp()
            #expect(phone.stack == ["first", "item/10000"])
            // The newest ends by itself, and the oldest of 1,001 goes with it.
            #expect(commits.changes.filter { $0 > 2 }.count == 1)
            #expect((commits.changes.max() ?? 0) >= 9_999)
            #expect(try inbox.pending().isEmpty)
            #expect(phone.log.settled.count == 10_000)
            #expect(try inbox.history().last?.settlement?.outcome == .shown)
        }
    }

    @Test func `a full disk takes no tap from its user, and the tap is written down once there is room`() async throws {
        try await withTemporaryFolder { folder in
            let database = try openInbox(in: folder)
            let phone = try TestPhone(inbox: SQLiteLaunchInbox(database)) { TestMain() }
            await phone.openApp()
            try limit(database, toItsSize: true)
            await phone.pushAndTap(Self.large("1"), requestID: "a")
            #expect(phone.stack == ["first", "item/1"])
            #expect(phone.log.arrivals.contains(.notDurable(-1)) == true)
            #expect(phone.log.settled.map(\.settlement.outcome) == [.shown])
            #expect(try phone.inbox.history().isEmpty)

            phone.onFrame = { _ in try? limit(database, toItsSize: false) }
            await phone.pushAndTap(Self.large("2"), requestID: "b")
            #expect(phone.stack == ["first", "item/2"])
            let record = try #require(try phone.inbox.history().first)
            #expect(record.settlement?.outcome == .shown)
            #expect(record.trace.map(\.step).contains(.notDurable))

            await phone.pushAndTap(Self.large("3"), requestID: "c")
            #expect(phone.log.arrivals.last == .recorded(2))
            #expect(try phone.outcomes() == [.shown, .shown])
        }
    }

    /// A push that does not fit into what is left of a page.
    private static func large(_ id: String) -> String {
        let body = String(repeating: "x", count: 20_000)
        return #"{"aps":{"alert":{"title":"x","body":"\#(body)"}},"deepLink":"item/\#(id)"}"#
    }
}

/// Lets a file grow no further, or again.
private func limit(_ database: OpenedDatabase.Writer, toItsSize isFull: Bool) throws {
    try database.writeWithoutTransaction { database in
        let pages = isFull ? try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0 : 100_000
        try database.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
}

/// How many rows each commit changed.
private final class Commits: TransactionObserver {
    private(set) var changes: [Int] = []
    private var current = 0

    func follow(_ database: OpenedDatabase.Writer) {
        database.add(transactionObserver: self, extent: .databaseLifetime)
    }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }

    func databaseDidChange(with event: DatabaseEvent) { current += 1 }

    func databaseDidCommit(_ database: Database) {
        changes.append(current)
        current = 0
    }

    func databaseDidRollback(_ database: Database) { current = 0 }
}
