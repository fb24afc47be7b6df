import Foundation
import GRDB
import ItemStore
import ItemSupport
import Items
import StoreErrors
import TestSupport
import Testing

@Suite struct SQLiteItemRepositoryTests {
    @Test(arguments: ItemRepositoryContract.rules)
    func `the contract of item repositories is kept`(rule: ContractRule<any ItemRepository>) async throws {
        try await withTemporaryFolder { folder in
            try await rule.check(SQLiteItemRepository(try ItemFile.open(in: folder)))
        }
    }

    @Test func `P9: tables of another shape give nothing, and end no process`() async throws {
        try await withTemporaryFolder { folder in
            let database = try ItemFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        DROP TABLE items;
                        CREATE TABLE items (id INTEGER PRIMARY KEY, account, title, text, date);
                        INSERT INTO items VALUES (1, NULL, 'title', 'text', 'never'), (2, NULL, NULL, x'FF', 3);
                        """)
            }
            let items = SQLiteItemRepository(database)
            #expect(try await items.items(of: "a", limit: 9) == [])
            #expect(try await items.markDone(1, of: "a", key: "k", at: .now) == nil)
        }
    }

    @Test func `a file without the tables is unavailable`() async throws {
        try await withTemporaryFolder { folder in
            let database = try ItemFile.open(in: folder)
            try await database.write { try $0.execute(sql: "DROP TABLE itemMark; DROP TABLE items;") }
            let items = SQLiteItemRepository(database)
            await #expect(throws: StoreError.self) { _ = try await items.isEmpty() }
            await #expect(throws: StoreError.self) { _ = try await items.items(of: "a", limit: 1) }
            await #expect(throws: StoreError.self) { try await items.removeAccount() }
        }
    }
}
