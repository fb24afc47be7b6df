public import Chats
public import Navigation

/// The dependencies of the chat flow, which its program provides.
@MainActor
public protocol ChatFlowFactory {
    var chats: any ChatRepository { get }

    /// Stores the user's message in a room, and sends it to the backend if that can be reached.
    func send(_ text: String, to room: Room.ID) async throws(RouteError)

    /// Puts a message of the user's own into its room, where it is queued.
    /// - Returns: the message's id; of one that was sent under its key before, that one's.
    /// - Throws: `RouteError` of the store. The message's `delivery` shows the backend's answer.
    func send(_ message: OutgoingMessage) async throws(RouteError) -> Message.ID

    /// Sends an account's queued messages to the backend, if that can be reached.
    func sendQueued(by account: String) async
}
