public import Storage

/// The tables of posts and of what their reader did with them.
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
                """),
        // The marks are no columns of the post: they would lie behind its body, and writing one would write it all. And
        // the table has rowids, since SQLite tells no observer of changes in one without (SQLite, "Data Change
        // Notification Callbacks").
        SchemaMigration(
            "feed-2",
            sql: """
                ALTER TABLE feed ADD COLUMN guid TEXT;
                ALTER TABLE feed ADD COLUMN updatedAt INTEGER;
                CREATE TABLE feedMarks (
                    feedID TEXT PRIMARY KEY NOT NULL REFERENCES feed(id),
                    isRead INTEGER NOT NULL DEFAULT 0,
                    isBookmarked INTEGER NOT NULL DEFAULT 0
                ) STRICT;
                """),
        // Lines of an import say neither.
        SchemaMigration(
            "feed-3",
            sql: """
                ALTER TABLE feed DROP COLUMN guid;
                ALTER TABLE feed DROP COLUMN updatedAt;
                """),
    ]
}
