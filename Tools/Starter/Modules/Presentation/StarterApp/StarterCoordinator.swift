public import AppFlow
public import DeepLinks
import ItemFlow
public import Navigation
public import Notifications

/// The program from the root down: its tabs, its links, and which of them a push opens.
@MainActor
public final class StarterCoordinator: MainCoordinator {
    public nonisolated static let origins = LinkOrigins(schemes: ["starter"], hosts: ["starter.example.com"])

    public nonisolated static let tabRoots = [
        TabRoot("items", .items),
        TabRoot("notification", .notifications),
    ]

    public nonisolated static var routes: [Route<StarterCoordinator>] {
        [
            // A link that names the app alone opens its first tab.
            Route("/") { _, _ in StarterCoordinator.tabRoots.prefix(1).map { .selectTab($0.tab) } },
            Route("items", enter: { $0.items }, plan: { _, _ in [.selectTab("items")] }),
            Route("notification", enter: { $0.notifications }, plan: { _, _ in [.selectTab("notification")] }),
        ]
    }

    public nonisolated static let linkRules = LinkRules(
        [
            .link(inKey: "deepLink"),
            .segment(inKey: "itemID", after: "items/"),
            .dialect,
        ],
        ownPage: { id in "notification/detail?id=\(id)" })

    public nonisolated static var features: [Feature<StarterCoordinator>] {
        [
            Feature { $0.items },
            Feature { $0.notifications },
        ]
    }

    public nonisolated static let sentences: [Sentences] = [.starterApp]

    /// The app begins empty, so that its first screen asks: no page could be opened before a push brings one.
    public nonisolated static func permission(on screen: Screen) -> AuthorizationOptions? { [.alert, .badge, .sound] }

    private let container: StarterContainer
    private(set) lazy var items = container.makeItemCoordinator()
    private(set) lazy var notifications = container.makeNotificationCoordinator()

    public init(_ container: StarterContainer) {
        self.container = container
    }
}

extension Sentences {
    /// The program's own sentences, besides those of its features.
    public static let starterApp = Sentences(in: .module)
}
