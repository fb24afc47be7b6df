import FeedStore
import Feeds
import Foundation
import GRDB
import Storage

/// Posts of a few hundred letters, in no order.
struct FeedRows: ImportedRows {
    private let feeds: [Post]
    let table = (name: "feed", columns: ["id", "title", "author", "blog", "url", "body", "publishedAt"])
    let preparation = ""

    init(count: Int) {
        feeds = Self.random(count)
    }

    static func random(_ count: Int) -> [Post] {
        (0..<count).map { number in
            Post(
                id: UUID(), title: "What was said in week \(number)", author: "Student council", blog: "Council posts",
                url: "https://sample.example.com/posts/\(number)",
                body: String(repeating: "Somebody wrote about the week behind us. ", count: 8),
                publishedAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(number * 7919 % 1_000_003)))
        }
    }

    var count: Int { feeds.count }

    func values(of index: Int) -> [DatabaseValue.Storage] {
        let feed = feeds[index]
        return [
            .string(feed.id.uuidString.lowercased()), .string(feed.title), .string(feed.author), .string(feed.blog),
            .string(feed.url), .string(feed.body), .int64(Int64(feed.publishedAt.timeIntervalSince1970 * 1_000)),
        ]
    }

    func line(of index: Int) -> String {
        let feed = feeds[index]
        return """
            {"id":"\(feed.id.uuidString.lowercased())","title":"\(feed.title)","author":"\(feed.author)",\
            "blog":"\(feed.blog)","url":"\(feed.url)","body":"\(feed.body)",\
            "publishedAt":"\(feed.publishedAt.ISO8601Format())"}
            """
    }

    func save(in database: any StoreDatabase) async throws {
        _ = try await SQLiteFeedRepository(database).save(feeds)
    }
}
