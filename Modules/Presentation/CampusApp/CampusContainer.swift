public import AppFlow
public import FeedFlow
public import Feeds
public import Notifications

/// What Campus is made of: its stores, and what is made from them.
public struct CampusContainer: FeedFlowFactory, NotificationFlowFactory, CampusFactory {
    public let feeds: any FeedRepository
    public let archive: any NotificationArchive

    public init(feeds: any FeedRepository, archive: any NotificationArchive) {
        self.feeds = feeds
        self.archive = archive
    }

    public func makeFeedCoordinator() -> FeedCoordinator { FeedCoordinator(factory: self) }

    public func makeNotificationCoordinator() -> NotificationCoordinator { NotificationCoordinator(factory: self) }

    public func makeSoptampCoordinator() -> SoptampCoordinator { SoptampCoordinator() }

    public func makePokeCoordinator() -> PokeCoordinator { PokeCoordinator() }
}
