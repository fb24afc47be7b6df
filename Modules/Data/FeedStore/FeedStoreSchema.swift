public import Storage

/// The tables of posts, and of what their reader has read.
public enum FeedStoreSchema {
    public static let migrations = [
        // Whether a post was read has a table of its own: as a column it would lie behind the body, and a change would
        // rewrite the whole row. That table has rowids, since SQLite tells no observer of changes in one without
        // (SQLite, "Data Change Notification Callbacks").
        SchemaMigration(
            "post-1",
            sql: """
                CREATE TABLE post (
                    id TEXT PRIMARY KEY NOT NULL,       -- a UUID
                    title TEXT NOT NULL,
                    author TEXT NOT NULL,
                    blog TEXT NOT NULL,                 -- its name
                    url TEXT NOT NULL,
                    body TEXT NOT NULL,
                    publishedAt INTEGER NOT NULL        -- milliseconds since 1970
                ) STRICT;
                CREATE INDEX post_by_date ON post(publishedAt, id);
                CREATE TABLE postMarks (    -- of the account that is signed in; a sign-out empties it
                    postID TEXT PRIMARY KEY NOT NULL REFERENCES post(id),
                    isRead INTEGER NOT NULL DEFAULT 0,
                    isBookmarked INTEGER NOT NULL DEFAULT 0
                ) STRICT;
                """),
        SchemaMigration("post-2", sql: "ALTER TABLE postMarks DROP COLUMN isBookmarked;"),
    ]
}
