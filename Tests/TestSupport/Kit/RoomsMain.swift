public import AppFlow
public import DeepLinks
public import Navigation
public import Notifications

/// A program in which three routes take a room's id, and only one of them opens the room.
@MainActor
public final class RoomsMain: MainCoordinator {
    public nonisolated static let origins = LinkOrigins(schemes: ["rooms"], hosts: ["rooms.example.com"])
    public nonisolated static let tabRoots = [TabRoot("rooms", Screen("rooms")), TabRoot("more", Screen("more"))]
    public nonisolated static let linkRules = LinkRules(
        [
            .link(inKey: "deepLink"), .web(inKey: "webLink"), .segment(inKey: "room", after: "room/"),
            .query(inKey: "searchIn", after: "search?roomId="),
        ],
        ownPage: { "page?id=\($0)" })

    public nonisolated static var routes: [Route<RoomsMain>] {
        [
            Route("room/:roomId", LinkParameter("roomId", Int.self), screen: room) { _, _, id in [.push(room(id))] },
            Route("room/:roomId/search", LinkParameter("roomId", Int.self)) { _, _, id in
                [.push(Screen("search", id: String(id)))]
            },
            Route("search", LinkParameter("roomId", Int.self)) { _, _, id in [.push(Screen("search", id: String(id)))]
            },
            Route("enter/:roomId", LinkParameter("roomId", Int.self), requiresConfirmation: true, screen: room) {
                _, _, id in
                [.push(room(id))]
            },
        ]
    }

    public init() {}

    private nonisolated static func room(_ id: Int) -> Screen { Screen("room", id: String(id)) }
}
