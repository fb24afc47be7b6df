public import Chats
public import Navigation

/// What the chat flow needs of its program.
@MainActor
public protocol ChatFlowFactory {
    var chats: any ChatRepository { get }

    /// Puts what the user wrote into a room, and hands it to the backend if that can be reached.
    func send(_ text: String, to room: Room.ID) async throws(RouteError)
}
