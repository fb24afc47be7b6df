public import AppFlow
import ChatFlow
public import DeepLinks
public import Navigation
public import Notifications

/// Messenger from the root down: three tabs, the rooms on the last.
@MainActor
public final class MessengerCoordinator: MainCoordinator {
    /// Each team has a host of its own below Messenger's, and the site in the browser keeps its paths in fragments.
    public nonisolated static let origins = LinkOrigins(
        schemes: ["messenger"], hosts: ["messenger.example.com", "*.messenger.example.com"],
        fragments: .path(on: "web.messenger.example.com"))

    public nonisolated static let tabRoots = [
        TabRoot("home", Screen("home")), TabRoot("profile", Screen("profile")), TabRoot("chat", .rooms),
    ]

    public nonisolated static let linkRules = LinkRules(
        [
            .link(inKey: "deepLink"), .web(inKey: "webLink"), .query(inKey: "chatRoomId", after: "chat?roomId="),
            .dialect,
            .kind(
                inKeys: "type", "pushType",
                rules: [
                    "CHAT": roomOfID, "POKE": roomOfID, "QUESTION": roomOfID, "FRIEND_REQUEST": .always("profile"),
                    "FRIEND_ACCEPT": .always("profile"),
                ],
                otherwise: .always("notification")),
        ],
        ownPage: { id in "home/notification/detail?id=\(id)" })

    private nonisolated static let roomOfID = LinkRule.query(inKey: "id", after: "chat?roomId=")

    /// Messages are what the app is for: it asks as soon as somebody is signed in.
    public nonisolated static func permission(on screen: Screen) -> AuthorizationOptions? { [.alert, .badge, .sound] }

    public nonisolated static let sentences: [Sentences] = [.messengerApp]

    public nonisolated static var features: [Feature<MessengerCoordinator>] {
        [Feature { $0.chat }, Feature { $0.notifications }]
    }

    let chat: ChatCoordinator
    let notifications: NotificationCoordinator

    public init(_ container: MessengerContainer) {
        chat = container.makeChatCoordinator()
        notifications = container.makeNotificationCoordinator()
    }
}

extension Sentences {
    /// Messenger's own sentences, besides those of its features.
    public static let messengerApp = Sentences(in: .module)
}
