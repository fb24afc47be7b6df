import FeedStore
import FeedSupport
import Feeds
import Foundation
import GRDB
import Storage
import StoreErrors
import TestSupport
import Testing

@Suite struct SQLiteFeedRepositoryTests {
    @Test func `a save that fails midway keeps nothing`() async throws {
        try await withTemporaryFolder { folder in
            let database = try FeedFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        CREATE TRIGGER refusal BEFORE INSERT ON post WHEN NEW.title = 'refused'
                        BEGIN SELECT RAISE(ABORT, 'refused'); END
                        """)
            }
            let feeds = SQLiteFeedRepository(database)
            let refused = FeedFile.feed(UUID(), titled: "refused")
            await #expect(throws: StoreError.self) {
                _ = try await feeds.save([FeedFile.feed, refused])
            }
            #expect(try await feeds.posts(limit: 10).isEmpty)
        }
    }

    @Test func `P9: a table of another shape is unavailable, and ends no process`() async throws {
        try await withTemporaryFolder { folder in
            let database = try FeedFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        PRAGMA foreign_keys=OFF;
                        DROP TABLE post;
                        CREATE VIEW post AS SELECT 1 AS id, 2 AS title, NULL AS author, 4.5 AS blog, 5 AS url, 6 AS body,
                            'never' AS publishedAt;
                        """)
            }
            let feeds = SQLiteFeedRepository(database)
            #expect(try await feeds.posts(limit: 10).isEmpty)
            await #expect(throws: StoreError.self) { _ = try await feeds.save([FeedFile.feed]) }
        }
    }

    @Test func `a page is read from the index, whatever the number of feeds`() async throws {
        try await withTemporaryFolder { folder in
            let plan = try await FeedFile.open(in: folder).read { database in
                try String.fetchAll(
                    database,
                    sql: """
                        EXPLAIN QUERY PLAN SELECT title, isRead FROM post LEFT JOIN postMarks ON postID = id
                        WHERE (publishedAt, id) < (0, '') ORDER BY publishedAt DESC, id DESC LIMIT 20
                        """,
                    adapter: SuffixRowAdapter(fromIndex: 3))
            }
            #expect(
                plan == [
                    "SEARCH post USING INDEX post_by_date ((publishedAt,id)<(?,?))",
                    "SEARCH postMarks USING INDEX sqlite_autoindex_postMarks_1 (postID=?) LEFT-JOIN",
                ])
        }
    }

    @Test(arguments: FeedRepositoryContract.rules)
    func `the contract of feed repositories is kept`(rule: ContractRule<any FeedRepository>) async throws {
        try await withTemporaryFolder { folder in
            try await rule.check(SQLiteFeedRepository(try FeedFile.open(in: folder)))
        }
    }
}

/// A content file in a folder.
enum FeedFile {
    static func open(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "content.sqlite"))
        return try file.openLarge(migrations: FeedStoreSchema.migrations, now: .distantPast).writer
    }

    static let feed = feed(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), titled: "Title")

    static func feed(_ id: UUID, titled title: String) -> Post {
        Post(
            id: id, title: title, author: "Author", blog: "Blog", url: "https://sample.example.com/1", body: "Body",
            publishedAt: Date(timeIntervalSince1970: 1_800_000_000))
    }
}
