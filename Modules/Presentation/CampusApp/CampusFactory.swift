public import AppFlow
public import FeedFlow
public import Feeds

/// What Campus's main coordinator needs of its container.
@MainActor
public protocol CampusFactory {
    var feeds: any FeedRepository { get }
    func makeFeedCoordinator() -> FeedCoordinator
    func makeNotificationCoordinator() -> NotificationCoordinator
    func makeSoptampCoordinator() -> SoptampCoordinator
    func makePokeCoordinator() -> PokeCoordinator
}
