import AppFlow
import Feeds
import Foundation
public import Launches
public import Navigation

extension FeedCoordinator {
    /// A post that was opened, by its title.
    public func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem? {
        guard screen.name == Screen.feedDetailName, let id = screen.id.flatMap(UUID.init(uuidString:)) else {
            return nil
        }
        return try await askStore(await factory.feeds.post(id: id)).map {
            SystemItem($0.post.title, link: "feed/\(id.uuidString.lowercased())", owner: account)
        }
    }
}
