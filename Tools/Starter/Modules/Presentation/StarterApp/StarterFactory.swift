public import AppFlow
public import ItemFlow

/// What the main coordinator needs of its container.
@MainActor
public protocol StarterFactory {
    func makeItemCoordinator() -> ItemCoordinator
    func makeNotificationCoordinator() -> NotificationCoordinator
}
