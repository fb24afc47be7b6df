import Feeds
import RouterCommands

extension Post {
    /// Reads `id` (a UUID), `title`, `author`, `blog`, `url`, `body` and `publishedAt` (RFC 3339).
    init(_ line: ImportedLine) throws(BadRow) {
        self.init(
            id: try line.uuid("id"), title: try line.text("title"), author: try line.text("author"),
            blog: try line.text("blog"), url: try line.text("url"), body: try line.text("body"),
            publishedAt: try line.date("publishedAt"))
    }
}
