import Foundation
import GRDB
import NotificationStore
import Notifications
import StoreErrors
import TestSupport
import Testing

@Suite struct SQLiteNotificationArchiveTests {
    /// The schema as it was released, from which each later one must be reached. Never changed; a new one is added.
    private static let version1 = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('notification-1');
        CREATE TABLE notification (
            id TEXT PRIMARY KEY NOT NULL,
            title TEXT,
            body TEXT,
            category TEXT,
            receivedAt INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX notification_by_date ON notification(receivedAt, id);
        INSERT INTO notification VALUES ('a', 'Title', NULL, 'NOTICE', 1800000000000);
        """

    private static let version2 =
        version1 + """
            INSERT INTO grdb_migrations VALUES ('notification-2');
            CREATE TABLE scheduledNotification (
                id TEXT PRIMARY KEY NOT NULL,
                category TEXT,
                title TEXT NOT NULL,
                body TEXT NOT NULL,
                sound TEXT,
                thread TEXT,
                custom TEXT NOT NULL,
                firesAt INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX scheduledNotification_by_date ON scheduledNotification(firesAt, id);
            CREATE TABLE firedNotification (
                position INTEGER PRIMARY KEY,
                id TEXT UNIQUE NOT NULL,
                userInfo BLOB NOT NULL,
                firedAt INTEGER NOT NULL
            ) STRICT;
            CREATE TABLE notificationPermission (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                status TEXT NOT NULL
            ) STRICT;
            """

    private static let version3 =
        version2 + """
            INSERT INTO grdb_migrations VALUES ('notification-3');
            CREATE TABLE deviceRegistration (
                token BLOB NOT NULL,
                environment TEXT NOT NULL,
                account TEXT NOT NULL,
                app TEXT NOT NULL,
                status TEXT NOT NULL,
                revision INTEGER UNIQUE NOT NULL,
                attempts INTEGER NOT NULL,
                dueAt INTEGER NOT NULL,
                PRIMARY KEY (token, environment, account, app)
            ) STRICT;
            CREATE TABLE deviceRevision (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                last INTEGER NOT NULL
            ) STRICT;
            """

    private static let version4 =
        version3 + """
            INSERT INTO grdb_migrations VALUES ('notification-4');
            ALTER TABLE firedNotification ADD COLUMN isLocal INTEGER NOT NULL DEFAULT 1;
            """

    private static let notification = ArchivedNotification(
        id: "a", title: "Title", body: nil, category: "NOTICE", receivedAt: Date(timeIntervalSince1970: 1_800_000_000))

    @Test(arguments: [version1, version2, version3, version4])
    func `every older schema is brought up to date and keeps its rows`(sql: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let archive = SQLiteNotificationArchive(try NotificationFile.open(in: folder))
            #expect(try await archive.notifications(limit: 9) == [Self.notification])
        }
    }

    @MainActor
    @Test(arguments: [version2, version3, version4])
    func `what the simulated phone held is dropped with an update, and the registrations stay`(
        sql: String
    ) async throws {
        let rows = """
            INSERT INTO scheduledNotification VALUES
                ('s', 'ORDER', 'Title', 'Held text', NULL, NULL, '{"recipient":"1"}', 1800000060000);
            INSERT INTO firedNotification (id, userInfo, firedAt) VALUES ('f', x'7B7D', 1800000000000);
            INSERT INTO notificationPermission VALUES (1, 'denied');
            """
        let registration = """
            INSERT INTO deviceRegistration VALUES
                (x'0A0B', 'sandbox', '1', 'app', 'registering', 7, 2, 1800000000000);
            INSERT INTO deviceRevision VALUES (1, 7);
            """
        let hasRegistrations = sql != Self.version2
        try await withTemporaryFolder { folder in
            try await Self.make(sql + rows + (hasRegistrations ? registration : ""), in: folder)
            let database = try NotificationFile.open(in: folder)
            let tables = try await database.read { try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema") }
            let held = ["scheduledNotification", "firedNotification", "notificationPermission"]
            #expect(held.allSatisfy { !tables.contains($0) })
            let outbox = SQLiteDeviceTokenOutbox(database)
            #expect(try outbox.records().map(\.revision) == (hasRegistrations ? [7] : []))
            #expect(try outbox.lastRevision() == (hasRegistrations ? 7 : nil))
            #expect(try await SQLiteNotificationArchive(database).notification(id: "a") == Self.notification)
        }
    }

    @Test func `what was saved is there when the file is opened again`() async throws {
        try await withTemporaryFolder { folder in
            try await SQLiteNotificationArchive(try NotificationFile.open(in: folder)).save(Self.notification)
            let archive = SQLiteNotificationArchive(try NotificationFile.open(in: folder))
            #expect(try await archive.notification(id: "a") == Self.notification)
        }
    }

    @Test func `[P9] a table of another shape gives nothing, and ends no process`() async throws {
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

    @Test func `a file without the table is unavailable`() async throws {
        try await withTemporaryFolder { folder in
            let database = try NotificationFile.open(in: folder)
            try await database.write { try $0.execute(sql: "DROP TABLE notification") }
            let archive = SQLiteNotificationArchive(database)
            await #expect(throws: StoreError.self) { try await archive.save(Self.notification) }
            await #expect(throws: StoreError.self) { _ = try await archive.notifications(limit: 9) }
            await #expect(throws: StoreError.self) { try await archive.removeAll() }
        }
    }

    private static func make(_ sql: String, in folder: URL) async throws {
        try await DatabaseQueue(path: folder.appending(path: "content.sqlite").path).write { try $0.execute(sql: sql) }
    }
}
