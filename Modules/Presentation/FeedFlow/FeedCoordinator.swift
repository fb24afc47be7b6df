public import AppFlow
import DeepLinks
public import Feeds
public import Foundation
public import Launches
public import Navigation

/// What the feed flow needs, which its program provides.
@MainActor
public protocol FeedDependencies {
    var feeds: any FeedRepository { get }
    /// Fetches a post that is not on the device yet; nil without a backend.
    var fetchPost: FetchPost? { get }
}

/// Fetches a post from the backend and stores it.
public typealias FetchPost = FetchContent<Post.ID, Post>

/// The feed list and the page of each post.
@MainActor
public final class FeedCoordinator: FeatureCoordinator {
    public nonisolated static var routes: [Route<FeedCoordinator>] {
        [
            Route(
                ":feedID", LinkParameter("feedID", UUID.self),
                missing: { flow, id throws(RouteError) in try await flow.missingPost(id) },
                plan: { _, _, id in [.push(.feedDetail(id))] })
        ]
    }

    public nonisolated static let sentences: Sentences? = .feedFlow

    private let feeds: any FeedRepository
    private let fetchPost: FetchPost?

    public init(_ dependencies: any FeedDependencies) {
        feeds = dependencies.feeds
        fetchPost = dependencies.fetchPost
    }

    /// The tap on a new post waits for it, so that it opens whole.
    private func missingPost(_ id: Post.ID) async throws(RouteError) -> MissingContent? {
        if try await askStore(await feeds.contains(id)) { return nil }
        guard let fetchPost else { throw .contentNotFound }
        return .awaited(atMost: .seconds(3)) { () throws(RouteError) in try await fetchPost(id) }
    }

    public func removeAccount() async throws(RouteError) {
        try await askStore(await feeds.markAllAsUnread())
    }

    /// Asks whether the store answers; each screen loads its own posts.
    public func load() async throws(RouteError) {
        _ = try await askStore(await feeds.posts(limit: 1))
    }

    /// A post that was opened, by its title.
    public func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem? {
        guard let id = screen.postID else { return nil }
        return try await askStore(await feeds.post(id: id)).map {
            SystemItem($0.title, link: "feed/\(id.uuidString.lowercased())", owner: account)
        }
    }

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        if screen.isSame(as: .feedList) { return StoreModel(FeedListSource(feeds: feeds)) }
        return screen.postID.map { StoreModel(FeedDetailSource(id: $0, feeds: feeds, fetchPost: fetchPost)) }
    }
}

extension Sentences {
    /// The sentences of this feature's screens and notifications.
    public static let feedFlow = Sentences(in: .module)
}
