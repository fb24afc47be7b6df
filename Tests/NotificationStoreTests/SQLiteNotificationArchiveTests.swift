import Foundation
import GRDB
import NotificationStore
import Notifications
import Storage
import StoreErrors
import TestSupport
import Testing

@Suite struct SQLiteNotificationArchiveTests {
    private static let notification = ArchivedNotification(
        id: "a", title: "Title", body: nil, category: "NOTICE", receivedAt: Date(timeIntervalSince1970: 1_800_000_000))

    @Test func `P9: a table of another shape gives nothing, and ends no process`() async throws {
        try await withTemporaryFolder { folder in
            let database = try NotificationFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        DROP TABLE notification;
                        CREATE TABLE notification (id, title, body, category, receivedAt);
                        INSERT INTO notification VALUES (NULL, 1, 2, 3, 4), ('a', 1.5, x'FF', NULL, 'never'), ('b', 1, 2, 3, 4);
                        """)
            }
            let archive = SQLiteNotificationArchive(database)
            #expect(try await archive.notifications(limit: 9).map(\.id) == ["b"])
            #expect(try await archive.notification(id: "a") == nil)
        }
    }

    @Test func `a list is read from the index, whatever the number of notifications`() async throws {
        try await withTemporaryFolder { folder in
            let database = try NotificationFile.open(in: folder)
            let plan = try await database.read { database in
                try String.fetchAll(
                    database,
                    sql: """
                        EXPLAIN QUERY PLAN SELECT CAST(id AS BLOB) AS id FROM notification
                        ORDER BY receivedAt DESC, notification.id DESC LIMIT 9
                        """,
                    adapter: SuffixRowAdapter(fromIndex: 3))
            }
            #expect(plan.count == 1 && plan.allSatisfy { $0.contains("INDEX notification_by_date") })
        }
    }

    @Test(arguments: StoreConformer.allCases, NotificationArchiveContract.rules)
    func `the contract of notification archives is kept`(
        conformer: StoreConformer, rule: ContractRule<any NotificationArchive>
    ) async throws {
        try await rule.check(conformer, inMemory: InMemoryNotificationArchive()) {
            SQLiteNotificationArchive(try NotificationFile.open(in: $0))
        }
    }

    @Test func `a new archive is empty`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "content.sqlite")
            let opened = try DatabaseFile(file).openLarge(migrations: NotificationStoreSchema.migrations, now: .now)
            let archive = SQLiteNotificationArchive(opened.writer)
            let newest = try await archive.notifications(limit: 50)
            #expect(newest == [])
        }
    }
}

/// A content file in a folder.
enum NotificationFile {
    static func open(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openLarge(migrations: NotificationStoreSchema.migrations, now: .distantPast).writer
    }
}
