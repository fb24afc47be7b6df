import Foundation
import Notifications

/// A notification that slid in from the top of the display. A newer one takes its place.
struct Banner: Equatable {
    /// Seconds that one is shown for; Apple says no number.
    static let duration: TimeInterval = 5

    let notification: DeliveredNotification
    /// Whether the notification is in the list, too.
    let isListed: Bool
    /// Nil if it stays until the user does something with it.
    var disappearsAt: Date?
}
