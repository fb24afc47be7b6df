import AppFlow
import Feeds
import Foundation
import RouterCommands
import Timestamps

extension JSONObject {
    init(_ post: ListedPost) {
        self = [
            "id": post.id.uuidString.lowercased(), "title": post.title, "author": post.author, "blog": post.blog,
            "url": post.url, "publishedAt": RFC3339.string(from: post.publishedAt), "isRead": post.isRead,
        ]
    }
}

extension TextTable {
    init(_ posts: [ListedPost], language: Language) {
        let headings = [""] + ["date", "title", "author", "id"].map { language.sentence("feeds.\($0)") }
        let rows = posts.map { post in
            let date = String(RFC3339.string(from: post.publishedAt).prefix(10))
            return [post.isRead ? "" : "•", date, post.title, post.author, post.id.uuidString.lowercased()]
        }
        self.init(headings, rows, widest: [1, 10, 44, 18, 36], ifEmpty: language.sentence("content.empty"))
    }
}
