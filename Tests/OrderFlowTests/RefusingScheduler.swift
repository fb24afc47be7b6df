import Notifications

/// A system that does not schedule one of the app's notifications.
@MainActor
final class RefusingScheduler: NotificationScheduler {
    private let base: any NotificationScheduler
    private let refused: String

    init(_ base: any NotificationScheduler, refusing refused: String) {
        (self.base, self.refused) = (base, refused)
    }

    func add(_ notification: ScheduledNotification) async throws(NotificationSchedulingError) {
        if notification.id == refused { throw .refused(reason: "test") }
        try await base.add(notification)
    }

    func authorization() async -> NotificationAuthorization { await base.authorization() }
    func requestAuthorization(for options: AuthorizationOptions) async -> NotificationAuthorization {
        await base.requestAuthorization(for: options)
    }
    func register(_ categories: [NotificationCategory]) { base.register(categories) }
    func scheduled() async -> [ScheduledNotification] { await base.scheduled() }
    func cancel(_ ids: [String]) { base.cancel(ids) }
    func cancelAll() { base.cancelAll() }
    func openSettings() { base.openSettings() }
}
