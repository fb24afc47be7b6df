import AppFlow
import Notifications

/// A stored order, and whether its notification was scheduled.
struct PlacedOrder {
    let id: String
    let notification: Result<ScheduleNotification.Result, NotificationSchedulingError>
}
