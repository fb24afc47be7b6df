public import Feeds
public import Foundation
public import Navigation

extension Screen {
    public static let feedList = Screen("feed-list")

    /// - Parameter id: written in lower case, as RFC 9562 writes UUIDs, so that each post has one screen.
    public static func feedDetail(_ id: Post.ID) -> Screen {
        Screen(feedDetailName, id: id.uuidString.lowercased())
    }

    static let feedDetailName = "feed-detail"
}

extension RouteError {
    /// A store that cannot be asked, in the words of routing.
    public init(_ error: FeedRepositoryError) {
        switch error {
        case .unavailable(let reason): self = .databaseUnavailable(reason: reason)
        case .refused(let reason): self = .databaseRefused(reason: reason)
        }
    }
}
