import FeedStore
import Feeds
import Foundation
import GRDB
import Storage

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
