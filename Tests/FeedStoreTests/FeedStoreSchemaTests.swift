import FeedStore
import FeedSupport
import Feeds
import Foundation
import GRDB
import TestSupport
import Testing

@Suite struct FeedStoreSchemaTests {
    /// The schema as it was released, from which each later one must be reached. Never changed; a new one is added.
    private static let version1 = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('feed-1');
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
        INSERT INTO feed VALUES ('00000000-0000-0000-0000-000000000001', 'Title', 'Author', 'Blog',
            'https://sample.example.com/1', 'Body', 1800000000000);
        """

    private static let version2 =
        version1 + """
            INSERT INTO grdb_migrations VALUES ('feed-2');
            ALTER TABLE feed ADD COLUMN guid TEXT;
            ALTER TABLE feed ADD COLUMN updatedAt INTEGER;
            CREATE TABLE feedMarks (
                feedID TEXT PRIMARY KEY NOT NULL REFERENCES feed(id),
                isRead INTEGER NOT NULL DEFAULT 0,
                isBookmarked INTEGER NOT NULL DEFAULT 0
            ) STRICT;
            INSERT INTO feedMarks VALUES ('00000000-0000-0000-0000-000000000001', 1, 1);
            UPDATE feed SET guid = 'tag:a.example,2026:1', updatedAt = 1800000000000;
            """

    private static let version3 =
        version2 + """
            INSERT INTO grdb_migrations VALUES ('feed-3');
            ALTER TABLE feed DROP COLUMN guid;
            ALTER TABLE feed DROP COLUMN updatedAt;
            """

    private static let read = PostMarks(isRead: true, isBookmarked: true)

    @Test(arguments: [(version1, PostMarks()), (version2, read), (version3, read)])
    func `every older schema is brought up to date and keeps its rows`(sql: String, marks: PostMarks) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let feeds = SQLiteFeedRepository(try FeedFile.open(in: folder))
            #expect(try await feeds.posts(after: nil, limit: 10) == [ListedPost(FeedFile.feed, marks: marks)])
            #expect(try await feeds.save([FeedFile.feed]) == PostChanges(skipped: 1))
        }
    }

    private static func make(_ sql: String, in folder: URL) async throws {
        try await DatabaseQueue(path: folder.appending(path: "content.sqlite").path).write { try $0.execute(sql: sql) }
    }
}
