import AppFlow
import ChatFlow
import DeepLinks
public import Navigation

extension MessengerCoordinator {
    public nonisolated static var routes: [Route<MessengerCoordinator>] {
        [app, home, chatRoute, profile, notificationRoute, shortLink]
    }

    /// A link that names the app alone opens its first tab.
    private nonisolated static var app: Route<MessengerCoordinator> {
        Route("/") { _, _ in MessengerCoordinator.tabRoots.prefix(1).map { .selectTab($0.tab) } }
    }

    private nonisolated static var home: Route<MessengerCoordinator> {
        Route("home", routes: [chatRoute, profile, notificationRoute]) { _, isDestination in
            isDestination ? [.rebuildMain] : []
        }
    }

    /// `chat` is the list, `chat?roomId=5` a room on it.
    private nonisolated static var chatRoute: Route<MessengerCoordinator> {
        Route(
            "chat", LinkParameter("roomId", optional: Int64.self), screen: { room in room.map { .room($0) } },
            enter: { $0.chat },
            plan: { messenger, _, room throws(RouteError) in
                guard let room else { return [.selectTab("chat")] }
                return try await messenger.planRoom(room)
            })
    }

    private nonisolated static var profile: Route<MessengerCoordinator> {
        Route("profile") { _, _ in [.selectTab("profile")] }
    }

    private nonisolated static var notificationRoute: Route<MessengerCoordinator> {
        Route("notification", enter: { $0.notifications }, plan: { _, _ in [.push(.notifications)] })
    }

    /// On the host of Messenger's short links a number is a room: `https://go.messenger.example.com/5`.
    private nonisolated static var shortLink: Route<MessengerCoordinator> {
        Route(
            ":roomId", on: "go.messenger.example.com", LinkParameter("roomId", Int64.self), screen: { .room($0) },
            plan: { messenger, _, room throws(RouteError) in try await messenger.planRoom(room) })
    }

    /// The room on the tab of the chats.
    private func planRoom(_ room: Int64) async throws(RouteError) -> [NavigationStep] {
        [.selectTab("chat")] + (try await chat.planRoom(room))
    }
}
