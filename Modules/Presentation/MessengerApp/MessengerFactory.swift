public import AppFlow
public import ChatFlow
public import Chats

/// What Messenger's main coordinator needs of its container.
@MainActor
public protocol MessengerFactory {
    var chats: any ChatRepository { get }
    /// Hands what the user writes to the backend.
    var dispatch: MessageDispatch { get }
    func makeChatCoordinator() -> ChatCoordinator
    func makeNotificationCoordinator() -> NotificationCoordinator
}
