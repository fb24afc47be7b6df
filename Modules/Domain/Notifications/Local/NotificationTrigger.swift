public import Foundation

/// When a local notification is due. None repeats. Apple: `UNNotificationTrigger`.
public enum NotificationTrigger: Equatable, Sendable {
    /// After that many seconds, which have to be more than none. Apple: `UNTimeIntervalNotificationTrigger`.
    ///
    /// For a time of day, take what is left until the date that `Calendar.nextDate(after:matching:matchingPolicy:)`
    /// finds.
    case timeInterval(TimeInterval)

    /// The moment that it comes to, counted from `now`.
    /// - Throws: ``NotificationSchedulingError/invalidTrigger(reason:)`` if there is no such moment.
    public func date(after now: Date) throws(NotificationSchedulingError) -> Date {
        switch self {
        case .timeInterval(let seconds):
            guard seconds > 0, seconds <= Self.longest else {
                throw .invalidTrigger(reason: "\(seconds) seconds are not a time to wait")
            }
            return now + seconds
        }
    }

    /// Seconds; some hundred years, and beyond all that anybody waits for.
    private static let longest: TimeInterval = 100 * 366 * 24 * 60 * 60
}
