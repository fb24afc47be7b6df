import Foundation
import GRDB
import ItemStore
import Items
import TestSupport
import Testing

@Suite struct ItemStoreSchemaTests {
    /// The schema as it was released, from which each later one must be reached. Never changed; a new one is added.
    private static let version1 = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('item-1');
        CREATE TABLE items (
            id INTEGER PRIMARY KEY,
            account TEXT,
            title TEXT NOT NULL,
            text TEXT NOT NULL,
            date INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX itemByDate ON items(date, id);
        CREATE TABLE itemMark (
            key TEXT PRIMARY KEY NOT NULL,
            itemID INTEGER NOT NULL,
            account TEXT NOT NULL,
            mark TEXT NOT NULL,
            date INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX itemMarkByItem ON itemMark(itemID, account, mark, date);
        INSERT INTO items VALUES (7, 'a', 'Title', 'Text', 1800000000000);
        INSERT INTO itemMark VALUES ('k', 7, 'a', 'done', 1800000001000);
        """

    @Test(arguments: [version1])
    func `every older schema is brought up to date and keeps its rows`(sql: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let items = SQLiteItemRepository(try ItemFile.open(in: folder))
            let date = Date(timeIntervalSince1970: 1_800_000_000)
            let item = Item(id: 7, account: "a", title: "Title", text: "Text", date: date, marks: [.done: date + 1])
            #expect(try await items.item(id: 7, of: "a") == item)
        }
    }

    @Test(arguments: [version1])
    func `a new file and an updated one have the same schema`(sql: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let updated = try await ItemFile.open(in: folder).read(Self.schema)
            let new = try await ItemFile.open(in: folder.appending(path: "new")).read(Self.schema)
            #expect(updated == new)
        }
    }

    private static func make(_ sql: String, in folder: URL) async throws {
        try await DatabaseQueue(path: folder.appending(path: "content.sqlite").path).write { try $0.execute(sql: sql) }
    }

    private static func schema(of database: Database) throws -> [String] {
        try String.fetchAll(
            database, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'grdb%' ORDER BY name"
        )
    }
}
