public import AppFlow
import DeepLinks
import Feeds
import Foundation
public import Navigation

/// The feed list and the page of each post.
@MainActor
public final class FeedCoordinator: FeatureCoordinator {
    public nonisolated static var routes: [Route<FeedCoordinator>] {
        [
            Route(":feedID", LinkParameter("feedID", UUID.self)) { flow, _, id throws(RouteError) in
                try await flow.planDetail(id)
            }
        ]
    }

    public nonisolated static let sentences: Sentences? = .feedFlow

    let factory: any FeedFlowFactory

    public init(factory: any FeedFlowFactory) {
        self.factory = factory
    }

    private func planDetail(_ id: Post.ID) async throws(RouteError) -> [NavigationStep] {
        let isThere = try await askStore(await factory.feeds.contains(id))
        guard isThere else { throw .contentNotFound }
        return [.push(.feedDetail(id))]
    }

    public func removeAccount() async throws(RouteError) {
        try await askStore(await factory.feeds.removeMarks())
    }

    /// Asks whether the store answers; each screen loads its own posts.
    public func load() async throws(RouteError) {
        _ = try await askStore(await factory.feeds.posts(after: nil, limit: 1))
    }

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        switch (screen.name, screen.id.flatMap(UUID.init(uuidString:))) {
        case (Screen.feedList.name, _): FeedListModel(feeds: factory.feeds)
        case (Screen.feedDetailName, let id?): FeedDetailModel(id: id, feeds: factory.feeds)
        default: nil
        }
    }
}
