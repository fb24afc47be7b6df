public import AppFlow
public import ItemFlow

/// The coordinators that the main coordinator gets from its container.
@MainActor
public protocol StarterFactory {
    func makeItemCoordinator() -> ItemCoordinator
    func makeNotificationCoordinator() -> NotificationCoordinator
}
