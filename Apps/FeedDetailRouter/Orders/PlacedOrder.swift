import AppFlow
import Notifications

/// An order that stands, and what became of the notification that it is ready.
struct PlacedOrder {
    let id: String
    let notification: Result<ScheduleNotification.Result, NotificationSchedulingError>
}
