public import Foundation
import Notifications

extension Device {
    /// Time passes, and what the app scheduled is shown when it is due, whether the app runs or not.
    public func advance(by seconds: TimeInterval) {
        let end = clock.now + seconds
        for notification in notificationCenter.due(at: end) {
            clock.advance(by: max(0, notification.firesAt.timeIntervalSince(clock.now)))
            fire(notification)
        }
        clock.advance(by: end.timeIntervalSince(clock.now))
    }

    /// Shows what became due while nobody looked at the clock.
    public func fireDueNotifications() {
        for notification in notificationCenter.due(at: clock.now) { fire(notification) }
    }

    private func fire(_ notification: ScheduledNotification) {
        let most = notificationCenter.presentation
        guard most.contains(.list) else { return notificationCenter.cancel([notification.id]) }
        notificationCenter.fire(notification)
        present(notification.delivered, as: most)
    }
}

extension PresentationOptions {
    static let all: PresentationOptions = [.badge, .sound, .list, .banner]
}
