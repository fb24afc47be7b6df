import Foundation
import GRDB
import OrderStore
import OrderSupport
import Orders
import Storage
import StoreErrors
import TestSupport
import Testing

@Suite struct SQLiteOrderRepositoryTests {
    @Test func `P9: tables of another shape give nothing, and end no process`() async throws {
        try await withTemporaryFolder { folder in
            let database = try OrderFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        DROP TABLE canteenOrder;
                        CREATE TABLE canteenOrder (id INTEGER PRIMARY KEY, account, placedAt, readyAt);
                        INSERT INTO canteenOrder
                        VALUES (1, 'a', 'never', 2), (2, 'a', 1, NULL), (3, 'a', x'FF', 1.5);
                        """)
            }
            let orders = SQLiteOrderRepository(database)
            for id: Int64 in 1...3 { #expect(try await orders.order(id: id, of: "a") == nil) }
            #expect(try await orders.confirm(1, of: "a", key: "k", at: .now) == nil)
        }
    }

    @Test(arguments: OrderRepositoryContract.rules)
    func `the contract of order repositories is kept`(rule: ContractRule<any OrderRepository>) async throws {
        try await withTemporaryFolder { folder in
            try await rule.check(SQLiteOrderRepository(try OrderFile.open(in: folder)))
        }
    }
}

/// A content file in a folder.
enum OrderFile {
    static func open(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openLarge(migrations: OrderStoreSchema.migrations, now: .distantPast).writer
    }
}
