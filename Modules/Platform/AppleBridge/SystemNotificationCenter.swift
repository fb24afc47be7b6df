#if canImport(UIKit)
import Foundation
public import Notifications
import UIKit
import UserNotifications

/// What iOS holds of this app's notifications. Apple: `UNUserNotificationCenter`.
public final class SystemNotificationCenter: DeliveredNotifications {
    let title: @MainActor (NotificationAction) -> String

    /// - Parameter title: an action's title in the user's language.
    public init(title: @escaping @MainActor (NotificationAction) -> String) {
        self.title = title
    }

    public func listed() async -> [DeliveredNotification] {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().getDeliveredNotifications { @Sendable notifications in
                continuation.resume(returning: notifications.map { DeliveredNotification($0) })
            }
        }
    }

    public func removeDelivered(_ requestIDs: [String]) {
        UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: requestIDs)
    }

    public func removeAllDelivered() {
        let center = UNUserNotificationCenter.current()
        center.removeAllDeliveredNotifications()
        center.setBadgeCount(0)
    }

    public func setBadge(_ count: Int) {
        UNUserNotificationCenter.current().setBadgeCount(count)
    }
}

// Apple calls its handlers on any thread, and not every SDK says so. What they are given does not leave them, since it
// is not sendable in every SDK either.
extension SystemNotificationCenter: NotificationScheduler {
    public func authorization() async -> NotificationAuthorization {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().getNotificationSettings { @Sendable settings in
                continuation.resume(returning: NotificationAuthorization(settings.authorizationStatus))
            }
        }
    }

    public func requestAuthorization(for options: AuthorizationOptions) async -> NotificationAuthorization {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().requestAuthorization(options: UNAuthorizationOptions(options)) {
                @Sendable _, _ in
                continuation.resume()
            }
        }
        return await authorization()
    }

    public func register(_ categories: [NotificationCategory]) {
        let actions = categories.flatMap(\.actions).map { ($0.id, title($0)) }
        let titles = Dictionary(actions) { first, _ in first }
        UNUserNotificationCenter.current().getNotificationCategories { @Sendable registered in
            let added = categories.map { category in category.registered { titles[$0.id] ?? $0.id } }
            let ids = Set(categories.map(\.id))
            let others = registered.filter { !ids.contains($0.identifier) }
            UNUserNotificationCenter.current().setNotificationCategories(others.union(added))
        }
    }

    public func add(_ notification: ScheduledNotification) async throws(NotificationSchedulingError) {
        let failure: String? = await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().add(notification.request) { @Sendable error in
                continuation.resume(returning: error.map { "\($0)" })
            }
        }
        if let failure { throw .refused(reason: failure) }
    }

    public func scheduled() async -> [ScheduledNotification] {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().getPendingNotificationRequests { @Sendable requests in
                continuation.resume(returning: requests.compactMap(ScheduledNotification.init))
            }
        }
    }

    public func cancel(_ ids: [String]) {
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ids)
    }

    public func cancelAll() {
        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    }

    public func openSettings() {
        guard let url = URL(string: UIApplication.openNotificationSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
#endif
