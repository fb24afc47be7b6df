public import AppFlow
public import Chats
import DeepLinks
import Foundation
public import Launches
public import Navigation

/// What the chat flow needs, which its program provides.
@MainActor
public protocol ChatDependencies {
    var chats: any ChatRepository { get }
    var outbox: MessageOutbox { get }
}

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

    let chats: any ChatRepository
    let outbox: MessageOutbox

    public init(_ dependencies: any ChatDependencies) {
        chats = dependencies.chats
        outbox = dependencies.outbox
    }

    /// The room, if there is one of that id.
    public func planRoom(_ id: Room.ID) async throws(RouteError) -> [NavigationStep] {
        let room = try await askStore(await chats.room(id: id))
        guard room != nil else { throw .contentNotFound }
        return [.push(.room(id))]
    }

    /// The room, opened at one of its messages.
    private func planMessage(_ id: Message.ID, in room: Room.ID) async throws(RouteError) -> [NavigationStep] {
        let message = try await askStore(await chats.message(id: id))
        guard let message, message.roomID == room else { throw .contentNotFound }
        return [.push(.room(room, at: id))]
    }

    /// Asks whether the store answers, whatever it holds; each screen loads its own.
    public func load() async throws(RouteError) {
        _ = try await askStore(await chats.isEmpty())
    }

    /// The rooms with the newest messages; iOS shows four entries at most, and some of its own.
    /// Apple: "UIApplicationShortcutItem".
    public func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]? {
        let rooms = try await askStore(await chats.rooms())
        return rooms.filter { $0.id >= 0 && $0.lastMessage != nil }.prefix(3).map {
            SystemItem($0.title, link: "chat/\($0.id)", owner: account)
        }
    }

    /// The model behind one of this flow's screens; nil if it is not one of them.
    public func makeModel(for screen: Screen) -> (any ScreenModel)? {
        if screen.isSame(as: .rooms) { return StoreModel(RoomListSource(chats: chats)) }
        return screen.roomID.map {
            StoreModel(RoomSource(id: $0, message: screen.messageID, chats: chats, outbox: outbox))
        }
    }
}

extension Sentences {
    /// The sentences of this feature's screens and notifications.
    public static let chatFlow = Sentences(in: .module)
}
