public import AppFlow
public import ChatFlow

/// What Messenger's main coordinator needs of its container.
@MainActor
public protocol MessengerFactory {
    func makeChatCoordinator() -> ChatCoordinator
    func makeNotificationCoordinator() -> NotificationCoordinator
}
