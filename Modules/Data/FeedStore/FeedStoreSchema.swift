public import Storage

/// The table of feeds.
public enum FeedStoreSchema {
    public static let migrations = [
        SchemaMigration(
            "feed-1",
            sql: """
                CREATE TABLE feed (
                    id TEXT PRIMARY KEY NOT NULL,
                    title TEXT NOT NULL,
                    author TEXT NOT NULL,
                    blog TEXT NOT NULL,
                    url TEXT NOT NULL,
                    body TEXT NOT NULL,
                    publishedAt INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX feed_by_date ON feed(publishedAt, id);
                """)
    ]
}
