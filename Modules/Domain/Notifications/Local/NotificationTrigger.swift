public import Foundation

/// When a local notification is due. None repeats. Apple: `UNNotificationTrigger`.
public enum NotificationTrigger: Equatable, Sendable {
    /// After that many seconds, which have to be more than none. Apple: `UNTimeIntervalNotificationTrigger`.
    case timeInterval(TimeInterval)
    /// When the clock next shows these components: of year, month, day, weekday, hour, minute and second at least one,
    /// and no other. Apple: `UNCalendarNotificationTrigger`.
    case calendar(DateComponents)

    /// The moment that it comes to.
    /// - Parameters:
    ///   - now: the moment from which it counts; what it comes to lies after it.
    ///   - calendar: reads components that name neither a calendar nor a time zone.
    /// - Throws: ``NotificationSchedulingError/invalidTrigger(reason:)`` if there is no such moment.
    public func date(after now: Date, in calendar: Calendar) throws(NotificationSchedulingError) -> Date {
        switch self {
        case .timeInterval(let seconds):
            guard seconds > 0, seconds <= Self.longest else {
                throw .invalidTrigger(reason: "\(seconds) seconds are not a time to wait")
            }
            return now + seconds
        case .calendar(let components):
            guard components.isClockTime, let date = components.next(after: now, in: calendar), date > now else {
                throw .invalidTrigger(reason: "the clock never shows this again")
            }
            return date
        }
    }

    /// Seconds; some hundred years, and beyond all that anybody waits for.
    private static let longest: TimeInterval = 100 * 366 * 24 * 60 * 60
}

extension DateComponents {
    /// The next moment that has these components.
    fileprivate func next(after now: Date, in calendar: Calendar) -> Date? {
        var calendar = self.calendar ?? calendar
        if let timeZone { calendar.timeZone = timeZone }
        guard let date = calendar.nextDate(after: now, matching: self, matchingPolicy: .nextTime) else { return nil }
        // A clock may skip an hour, and what falls into it comes after it. A day that a month does not have is waited
        // for until one has it; for a day that never comes there is no next one.
        let day = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
        let fits = [(year, day.year), (month, day.month), (self.day, day.day), (weekday, day.weekday)]
        if fits.allSatisfy({ $0 == nil || $0 == $1 }) { return date }
        return calendar.nextDate(after: now, matching: self, matchingPolicy: .strict)
    }

    /// Whether something is named, and nothing that no clock and no calendar shows. Foundation may search without end
    /// for that, and for weeks and eras that do not fit the rest.
    fileprivate var isClockTime: Bool {
        let ranges: [(Int?, ClosedRange<Int>)] = [
            (year, 1...9999), (month, 1...12), (day, 1...31), (weekday, 1...7), (hour, 0...23), (minute, 0...59),
            (second, 0...59),
        ]
        let others = [era, quarter, weekdayOrdinal, weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond]
        let named = ranges.compactMap { value, range in value.map { range.contains($0) } }
        return !named.isEmpty && named.allSatisfy(\.self) && others.allSatisfy { $0 == nil }
    }
}
