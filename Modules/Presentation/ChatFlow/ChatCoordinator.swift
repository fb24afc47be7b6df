public import AppFlow
public import Chats
import DeepLinks
import Foundation
public import Navigation

/// The list of rooms, and each room.
@MainActor
public final class ChatCoordinator: FeatureCoordinator {
    public nonisolated static var routes: [Route<ChatCoordinator>] {
        [
            Route(
                ":roomId", LinkParameter("roomId", Int64.self), screen: { .room($0) },
                plan: { flow, _, room throws(RouteError) in try await flow.planRoom(room) }),
            Route(
                ":roomId/message/:messageID", LinkParameter("roomId", Int64.self),
                LinkParameter("messageID", Int64.self), screen: { .room($0, at: $1) },
                plan: { flow, _, room, message throws(RouteError) in try await flow.planMessage(message, in: room) }),
        ]
    }

    public nonisolated static let sentences: Sentences? = .chatFlow

    let factory: any ChatFlowFactory

    public init(factory: any ChatFlowFactory) {
        self.factory = factory
    }

    /// The room, if there is one of that id.
    public func planRoom(_ id: Room.ID) async throws(RouteError) -> [NavigationStep] {
        let room = try await askStore(await factory.chats.room(id: id))
        guard room != nil else { throw .contentNotFound }
        return [.push(.room(id))]
    }

    /// The room, opened at one of its messages.
    private func planMessage(_ id: Message.ID, in room: Room.ID) async throws(RouteError) -> [NavigationStep] {
        let message = try await askStore(await factory.chats.message(id: id))
        guard let message, message.roomID == room else { throw .contentNotFound }
        return [.push(.room(room, at: id))]
    }

    /// Asks whether the store answers, whatever it holds; each screen loads its own.
    public func load() async throws(RouteError) {
        _ = try await askStore(await factory.chats.isEmpty())
    }

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        switch (screen.name, screen.id.flatMap(Int64.init)) {
        case (Screen.rooms.name, _): RoomListModel(chats: factory.chats)
        case (Screen.roomName, let id?):
            RoomModel(id: id, message: screen.arguments["message"].flatMap(Int64.init), factory: factory)
        default: nil
        }
    }
}
