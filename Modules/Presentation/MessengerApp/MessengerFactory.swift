public import AppFlow
public import ChatFlow
public import Chats
public import Navigation

/// What Messenger's main coordinator needs of its container.
@MainActor
public protocol MessengerFactory {
    var chats: any ChatRepository { get }
    /// Puts a message of the user's own into its room, where it is queued.
    /// - Returns: the message's id; of one that was sent under its key before, that one's.
    /// - Throws: `RouteError` of the store; what the backend answers shows in the message's `delivery`.
    func send(_ message: OutgoingMessage) async throws(RouteError) -> Message.ID

    /// Hands what an account has queued to the backend, if that can be reached.
    func sendQueued(by account: String) async

    func makeChatCoordinator() -> ChatCoordinator
    func makeNotificationCoordinator() -> NotificationCoordinator
}
