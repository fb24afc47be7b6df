public import AppFlow
import ChatFlow
import Chats
public import DeepLinks
public import Navigation
public import Notifications

/// Messenger from the root down: three tabs, the rooms on the last.
@MainActor
public final class MessengerCoordinator: MainCoordinator {
    public nonisolated static let origins = LinkOrigins(schemes: ["messenger"], hosts: ["messenger.example.com"])

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

    let factory: any MessengerFactory
    let chat: ChatCoordinator
    let notifications: NotificationCoordinator

    public init(factory: any MessengerFactory) {
        self.factory = factory
        chat = factory.makeChatCoordinator()
        notifications = factory.makeNotificationCoordinator()
    }

    public func load() async throws(RouteError) {
        do {
            // Each screen loads its own; this only asks whether the store answers, whatever it holds.
            _ = try await factory.chats.isEmpty()
        } catch {
            throw RouteError(error)
        }
    }

    public func makeModel(for screen: Screen) -> any ScreenModel {
        chat.makeModel(for: screen) ?? notifications.makeModel(for: screen) ?? StaticScreenModel(showing: screen)
    }
}
