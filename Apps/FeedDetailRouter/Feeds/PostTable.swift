import AppFlow
import Feeds
import Foundation
import RouterCommands
import Timestamps

/// Feeds as a table for people.
struct PostTable {
    private let feeds: [ListedPost]
    private let language: Language

    init(_ feeds: [ListedPost], language: Language) {
        self.feeds = feeds
        self.language = language
    }

    var lines: [String] {
        guard !feeds.isEmpty else { return [language.sentence("content.empty")] }
        let headings = [""] + ["date", "title", "author", "id"].map { language.sentence("feeds.\($0)") }
        return TextTable(headings, feeds.map(cells), widest: [2, 10, 44, 18, 36]).lines
    }

    private func cells(of post: ListedPost) -> [String] {
        let marks = (post.marks.isRead ? " " : "•") + (post.marks.isBookmarked ? "★" : " ")
        let date = String(RFC3339.string(from: post.publishedAt).prefix(10))
        return [marks, date, post.title, post.author, post.id.uuidString.lowercased()]
    }
}
