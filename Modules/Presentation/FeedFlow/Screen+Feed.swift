public import Feeds
public import Foundation
public import Navigation

extension Screen {
    public static let feedList = Screen("feed-list")

    /// - Parameter id: written in lower case, as RFC 9562 writes UUIDs, so that each post has one screen.
    public static func feedDetail(_ id: Post.ID) -> Screen {
        Screen(feedDetailName, id: id.uuidString.lowercased())
    }

    public static let feedDetailName = "feed-detail"
}
