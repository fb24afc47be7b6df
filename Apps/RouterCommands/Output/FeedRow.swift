import AppFlow
import Feeds
import Foundation
import Timestamps

/// A feed of the list, for programs.
struct FeedRow: Encodable {
    private let id: String
    private let title: String
    private let author: String
    private let blog: String
    private let url: String
    private let publishedAt: String
    private let isRead: Bool
    private let isBookmarked: Bool

    init(_ feed: ListedFeed) {
        id = feed.id.uuidString.lowercased()
        title = feed.title
        author = feed.author
        blog = feed.blog
        url = feed.url
        publishedAt = RFC3339.string(from: feed.publishedAt)
        isRead = feed.marks.isRead
        isBookmarked = feed.marks.isBookmarked
    }
}

/// Feeds as a table for people.
struct FeedTable {
    private let feeds: [ListedFeed]
    private let language: Language
    /// What a column takes at most.
    private static let limits = [2, 10, 44, 18, 36]

    init(_ feeds: [ListedFeed], language: Language) {
        self.feeds = feeds
        self.language = language
    }

    var lines: [String] {
        guard !feeds.isEmpty else { return [language.sentence("content.empty")] }
        let headings = [""] + ["date", "title", "author", "id"].map { language.sentence("feeds.\($0)") }
        let rows = [headings] + feeds.map(cells)
        let widths = zip(headings.indices, Self.limits).map { column, limit in
            min(rows.map { DisplayWidth.of($0[column]) }.max() ?? 0, limit)
        }
        return rows.enumerated().map { index, row in
            let line = zip(row, widths).map { DisplayWidth.fit($0, to: $1) }.joined(separator: "  ")
            return index == 0 ? Style.title(line) : line
        }
    }

    private func cells(of feed: ListedFeed) -> [String] {
        let marks = (feed.marks.isRead ? " " : "•") + (feed.marks.isBookmarked ? "★" : " ")
        let date = String(RFC3339.string(from: feed.publishedAt).prefix(10))
        return [marks, date, feed.title, feed.author, feed.id.uuidString.lowercased()]
    }
}
