public import Feeds
public import Foundation
public import Navigation

extension Screen {
    public static let feedList = Screen("feed-list")

    /// - Parameter id: written in lower case, as RFC 9562 writes UUIDs, so that each post has one screen.
    public static func feedDetail(_ id: Post.ID) -> Screen {
        Screen(feedDetailName, id: id.uuidString.lowercased())
    }

    private static let feedDetailName = "feed-detail"

    /// Which post it shows; nil for another screen.
    public var postID: Post.ID? { name == Self.feedDetailName ? id.flatMap(UUID.init(uuidString:)) : nil }
}
