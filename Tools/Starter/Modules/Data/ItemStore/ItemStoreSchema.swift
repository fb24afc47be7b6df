public import Storage

/// The tables of items and of their marks. A released migration never changes: a new one is added
/// below.
public enum ItemStoreSchema {
    public static let migrations = [
        SchemaMigration(
            "item-1",
            sql: """
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
                """)
    ]
}
