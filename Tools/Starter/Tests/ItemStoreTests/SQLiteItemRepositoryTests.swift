import Foundation
import GRDB
import ItemStore
import ItemSupport
import Items
import Storage
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
                        CREATE TABLE loose AS SELECT * FROM items;
                        DROP TABLE items;
                        ALTER TABLE loose RENAME TO items;
                        INSERT INTO items (id, title, text, date) VALUES (1, 'title', 'text', 'never'), (2, NULL, x'FF', 3);
                        """)
            }
            let items = SQLiteItemRepository(database)
            #expect(try await items.items(of: "a", limit: 9) == [])
            #expect(try await items.mark(1, as: .done, of: "a", key: "k", at: .now) == nil)
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

/// A content file in a folder.
enum ItemFile {
    static func open(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openLarge(migrations: ItemStoreSchema.migrations, now: .distantPast).writer
    }
}
