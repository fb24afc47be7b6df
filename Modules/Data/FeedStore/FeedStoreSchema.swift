public import Storage

/// The tables of posts and of which of them were read.
public enum FeedStoreSchema {
    public static let migrations = [
        // That a post was read is no column of it: it would lie behind its body, and writing it would write it all. And
        // the table has rowids, since SQLite tells no observer of changes in one without (SQLite, "Data Change
        // Notification Callbacks").
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
