public import AppFlow
public import DeepLinks
import FeedFlow
public import Navigation
public import Notifications
public import OrderFlow

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

    /// New posts come as pushes, so the first post that is opened shows what for. A scheduled notification asks by
    /// itself.
    public nonisolated static func permission(on screen: Screen) -> AuthorizationOptions? {
        screen.postID != nil ? [.alert, .badge, .sound] : nil
    }

    public nonisolated static let sentences: [Sentences] = [.campusApp]

    public nonisolated static var features: [Feature<CampusCoordinator>] {
        [
            Feature { $0.feed }, Feature { $0.notifications },
            Feature { $0.order },
        ]
    }

    /// Places an order, as the user does on the main screen.
    public let placeOrder: PlaceOrder
    let feed: FeedCoordinator
    let notifications: NotificationCoordinator
    let soptamp: SoptampCoordinator
    let poke: PokeCoordinator
    let order: OrderCoordinator

    public init(_ container: CampusContainer) {
        placeOrder = container.placeOrder
        feed = container.makeFeedCoordinator()
        notifications = container.makeNotificationCoordinator()
        soptamp = SoptampCoordinator()
        poke = PokeCoordinator()
        order = container.makeOrderCoordinator()
    }
}

extension Sentences {
    /// The own sentences of Campus, besides those of its features.
    public static let campusApp = Sentences(in: .module)
}
