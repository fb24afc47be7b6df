import Foundation
import GRDB
import LaunchStore
import Launches
import TestSupport
import Testing

@MainActor
@Suite struct LaunchStoreSchemaTests {
    /// The schema as it was released, from which each later one must be reached. Never changed; a new one is added.
    nonisolated private static let version1 = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('launch-1');
        CREATE TABLE launch (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            event TEXT NOT NULL UNIQUE,
            source TEXT NOT NULL,
            state TEXT NOT NULL,
            attempts INTEGER NOT NULL DEFAULT 0,
            owner TEXT,
            link TEXT,
            request TEXT,
            notifiedAt INTEGER,
            userInfo BLOB,
            action TEXT,
            text TEXT,
            deliveredAt INTEGER NOT NULL,
            arrivedAt INTEGER NOT NULL,
            expiresAt INTEGER NOT NULL,
            settledAt INTEGER,
            outcome TEXT,
            code TEXT,
            route TEXT,
            trace TEXT NOT NULL
        ) STRICT;
        CREATE INDEX launch_unsettled ON launch(id) WHERE state <> 'settled';
        CREATE INDEX launch_settled ON launch(settledAt, id) WHERE state = 'settled';
        CREATE TABLE session (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            account TEXT,
            hasOnboarded INTEGER NOT NULL,
            loggedOutAt INTEGER
        ) STRICT;
        INSERT INTO launch VALUES
            (1, 'request|action:reply|1800000000000', 'notificationResponse', 'routing', 1, '1', NULL, 'request',
                1800000000000, x'7B7D', 'action:reply', 'secret words', 1800000000000, 1800000000000, 1800000600000,
                NULL, NULL, NULL, NULL, '["arrived",1800000000000,"notificationResponse"]' || char(10)),
            (2, 'link|1', 'openURL', 'settled', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1800000000000,
                1800000000000, 1800000600000, 1800000001000, 'failed', 'linkNotFound', NULL, '');
        INSERT INTO session VALUES (1, '1', 1, NULL);
        """

    @Test(arguments: [version1])
    func `every older schema is brought up to date and keeps its rows`(sql: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let database = try InboxFile.open(in: folder)
            let records = try SQLiteLaunchInbox(database).history()
            var waiting = LaunchRecord(
                id: 1, payload: InboxFile.reply, expiresAt: InboxFile.now + 600,
                trace: [TraceEntry(.arrived, "notificationResponse", at: InboxFile.now)])
            waiting.state = .routing
            waiting.attempts = 1
            #expect(records.first == waiting)
            #expect(records.last?.settlement == Settlement(.failed, code: "linkNotFound"))
            #expect(try SQLiteSessionStore(database).load() == Session(account: AccountID("1"), hasOnboarded: true))
        }
    }

    @Test func `a new file and an updated one have the same schema`() async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(Self.version1, in: folder)
            let updated = try await InboxFile.open(in: folder).read(Self.schema)
            let new = try await InboxFile.open(in: folder.appending(path: "new")).read(Self.schema)
            #expect(updated == new)
        }
    }

    nonisolated private static func make(_ sql: String, in folder: URL) async throws {
        try await DatabaseQueue(path: folder.appending(path: "inbox.sqlite").path).write { try $0.execute(sql: sql) }
    }

    nonisolated private static func schema(of database: Database) throws -> [String] {
        try String.fetchAll(
            database, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'grdb%' ORDER BY name"
        )
    }
}
