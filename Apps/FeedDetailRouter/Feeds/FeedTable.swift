import AppFlow
import Feeds
import Foundation
import RouterCommands
import Timestamps

/// Feeds as a table for people.
struct FeedTable {
    private let feeds: [ListedFeed]
    private let language: Language

    init(_ feeds: [ListedFeed], language: Language) {
        self.feeds = feeds
        self.language = language
    }

    var lines: [String] {
        guard !feeds.isEmpty else { return [language.sentence("content.empty")] }
        let headings = [""] + ["date", "title", "author", "id"].map { language.sentence("feeds.\($0)") }
        return TextTable(headings, feeds.map(cells), widest: [2, 10, 44, 18, 36]).lines
    }

    private func cells(of feed: ListedFeed) -> [String] {
        let marks = (feed.marks.isRead ? " " : "•") + (feed.marks.isBookmarked ? "★" : " ")
        let date = String(RFC3339.string(from: feed.publishedAt).prefix(10))
        return [marks, date, feed.title, feed.author, feed.id.uuidString.lowercased()]
    }
}
