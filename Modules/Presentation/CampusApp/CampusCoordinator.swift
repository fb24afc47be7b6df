public import AppFlow
public import DeepLinks
import FeedFlow
import Feeds
public import Navigation
public import Notifications
import OrderFlow

/// Campus from the root down: three tabs, and what opens over them.
@MainActor
public final class CampusCoordinator: MainCoordinator {
    public nonisolated static let origins = LinkOrigins(schemes: ["campus"], hosts: ["campus.example.com"])

    public nonisolated static let tabRoots = [
        TabRoot("feed", .feedList), TabRoot("soptamp", Screen("soptamp")), TabRoot("mypage", Screen("mypage")),
    ]

    public nonisolated static let linkRules = LinkRules(
        [
            .link(inKey: "deepLink"), .web(inKey: "webLink"), .segment(inKey: "feedUUID", after: "home/feed/"),
            .dialect,
        ],
        ownPage: { id in "home/notification/detail?id=\(id)" })

    let factory: any CampusFactory
    let feed: FeedCoordinator
    let notifications: NotificationCoordinator
    let soptamp: SoptampCoordinator
    let poke: PokeCoordinator
    let order: OrderCoordinator

    public init(factory: any CampusFactory) {
        self.factory = factory
        feed = factory.makeFeedCoordinator()
        notifications = factory.makeNotificationCoordinator()
        soptamp = factory.makeSoptampCoordinator()
        poke = factory.makePokeCoordinator()
        order = factory.makeOrderCoordinator()
    }

    public func removeAccount() async throws(RouteError) {
        do {
            try await factory.feeds.removeMarks()
        } catch {
            throw RouteError(error)
        }
    }

    public func load() async throws(RouteError) {
        do {
            _ = try await factory.feeds.posts(after: nil, limit: 1)
        } catch {
            throw RouteError(error)
        }
    }

    public func makeModel(for screen: Screen) -> any ScreenModel {
        feed.makeModel(for: screen) ?? notifications.makeModel(for: screen) ?? order.makeModel(for: screen)
            ?? StaticScreenModel(showing: screen)
    }
}
