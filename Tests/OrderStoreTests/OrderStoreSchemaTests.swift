import Foundation
import GRDB
import OrderStore
import Orders
import TestSupport
import Testing

@Suite struct OrderStoreSchemaTests {
    /// The schema as it was released, from which each later one must be reached. Never changed; a new one is added.
    private static let version1 = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('order-1');
        CREATE TABLE canteenOrder ( -- meals; dates are milliseconds since 1970
            id INTEGER PRIMARY KEY,
            placedAt INTEGER NOT NULL,
            readyAt INTEGER NOT NULL            -- when it can be picked up
        ) STRICT;
        CREATE TABLE orderConfirmation (    -- each action "confirm", so that it counts once
            key TEXT PRIMARY KEY NOT NULL,      -- of the action
            orderID INTEGER NOT NULL REFERENCES canteenOrder(id),
            confirmedAt INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX orderConfirmation_of_order ON orderConfirmation(orderID, confirmedAt);
        INSERT INTO canteenOrder VALUES (7, 1800000000000, 1800000720000);
        INSERT INTO orderConfirmation VALUES ('k', 7, 1800000730000);
        """

    private static let version2 = """
        \(version1)
        INSERT INTO grdb_migrations VALUES ('order-2');
        ALTER TABLE canteenOrder ADD COLUMN account TEXT;
        INSERT INTO canteenOrder VALUES (8, 1800000000000, 1800000720000, 'a');
        INSERT INTO orderConfirmation VALUES ('l', 8, 1800000730000);
        """

    @Test(arguments: [version2])
    func `every older schema is brought up to date and keeps its rows`(sql: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let orders = SQLiteOrderRepository(try OrderFile.open(in: folder))
            let start = Date(timeIntervalSince1970: 1_800_000_000)
            let order = Order(
                id: 8, account: "a", placedAt: start, readyAt: start + 720, confirmedAt: start + 730)
            #expect(try await orders.order(id: 8, of: "a") == order)
            #expect(try await orders.confirm(8, of: "a", key: "l", at: start) == order)
        }
    }

    @Test(arguments: [version1, version2])
    func `P4: an order whose account is not known is kept, and nobody's`(sql: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let database = try OrderFile.open(in: folder)
            let orders = SQLiteOrderRepository(database)
            for account in ["", "1", "a"] {
                #expect(try await orders.order(id: 7, of: account) == nil)
                #expect(try await orders.confirm(7, of: account, key: "k", at: .now) == nil)
            }
            let kept = try await database.read { database in
                try Int64.fetchAll(
                    database,
                    sql: """
                        SELECT canteenOrder.id FROM canteenOrder JOIN orderConfirmation ON orderID = canteenOrder.id
                        WHERE key = 'k' AND readyAt = 1800000720000
                        """)
            }
            #expect(kept == [7])
        }
    }

    private static func make(_ sql: String, in folder: URL) async throws {
        try await DatabaseQueue(path: folder.appending(path: "content.sqlite").path).write { try $0.execute(sql: sql) }
    }
}
