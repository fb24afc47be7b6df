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
        INSERT INTO grdb_migrations VALUES ('post-1');
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
        INSERT INTO post VALUES
            ('00000000-0000-0000-0000-000000000003', 't', 'a', 'b', 'https://example.com', 'c', 3),
            ('00000000-0000-0000-0000-000000000002', 't', 'a', 'b', 'https://example.com', 'c', 2),
            ('00000000-0000-0000-0000-000000000001', 't', 'a', 'b', 'https://example.com', 'c', 1);
        INSERT INTO postMarks VALUES
            ('00000000-0000-0000-0000-000000000003', 1, 1), ('00000000-0000-0000-0000-000000000002', 0, 1);
        """

    @Test func `every older schema is brought up to date and keeps what was read`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "content.sqlite")
            try await DatabaseQueue(path: file.path).write { try $0.execute(sql: Self.version1) }
            let feeds = SQLiteFeedRepository(try FeedFile.open(in: folder))
            let posts = try await feeds.posts(limit: 9)
            #expect(posts.map(\.isRead) == [true, false, false])
            for post in posts { #expect(try await feeds.markAsRead(post.id)) }
            #expect(try await feeds.posts(limit: 9).allSatisfy(\.isRead))
            try await feeds.markAllAsUnread()
            #expect(try await !feeds.posts(limit: 9).contains(where: \.isRead))
        }
    }
}
