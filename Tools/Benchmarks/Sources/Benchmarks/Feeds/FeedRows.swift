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

    func values(of index: Int) -> [RawValue] {
        let feed = feeds[index]
        return [
            .text(feed.id.uuidString.lowercased()), .text(feed.title), .text(feed.author), .text(feed.blog),
            .text(feed.url), .text(feed.body), .integer(Int64(feed.publishedAt.timeIntervalSince1970 * 1_000)),
        ]
    }

    func save(in database: any StoreDatabase) async throws {
        _ = try await SQLiteFeedRepository(database).save(feeds)
    }
}
