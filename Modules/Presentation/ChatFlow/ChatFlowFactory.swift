public import Chats
public import Navigation

/// What the chat flow needs of its program.
@MainActor
public protocol ChatFlowFactory {
    var chats: any ChatRepository { get }

    /// Puts what the user wrote into a room, and hands it to the backend if that can be reached.
    func send(_ text: String, to room: Room.ID) async throws(RouteError)

    /// Puts a message of the user's own into its room, where it is queued.
    /// - Returns: the message's id; of one that was sent under its key before, that one's.
    /// - Throws: `RouteError` of the store; what the backend answers shows in the message's `delivery`.
    func send(_ message: OutgoingMessage) async throws(RouteError) -> Message.ID

    /// Hands what an account has queued to the backend, if that can be reached.
    func sendQueued(by account: String) async
}
