import Foundation
import Notifications
import Testing

@Suite struct NotificationTriggerTests {
    /// 2027-01-15T08:00:00Z, a Friday.
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func date(of trigger: NotificationTrigger) throws -> Date {
        try trigger.date(after: Self.now, in: Self.calendar)
    }

    private func isInvalid(_ trigger: NotificationTrigger) -> Bool {
        do {
            _ = try trigger.date(after: Self.now, in: Self.calendar)
            return false
        } catch {
            return error.code == "invalidTrigger"
        }
    }

    @Test(
        "S4.2: a time interval is due that much later; zero, negative and endless ones are no time to wait",
        arguments: [
            (0.001, true), (720, true), (31_536_000, true), (0, false), (-0.0, false), (-1, false), (.infinity, false),
            (.nan, false), (.greatestFiniteMagnitude, false), (-.leastNonzeroMagnitude, false),
            // A hundred years, and a second.
            (100 * 366 * 86_400 + 1, false),
        ] as [(TimeInterval, Bool)])
    func interval(seconds: TimeInterval, isValid: Bool) throws {
        #expect(isInvalid(.timeInterval(seconds)) == !isValid)
        if isValid { #expect(try date(of: .timeInterval(seconds)) == Self.now + seconds) }
    }

    @Test(
        "S4.2: a clock's components are due when it next shows them",
        arguments: [
            (DateComponents(hour: 9), 3_600), (DateComponents(hour: 8), 86_400), (DateComponents(minute: 30), 1_800),
            (DateComponents(hour: 12, minute: 30), 16_200), (DateComponents(hour: 8, weekday: 2), 3 * 86_400),
            (DateComponents(year: 2027, month: 1, day: 16), 57_600),
            (DateComponents(timeZone: TimeZone(secondsFromGMT: 9 * 3_600), hour: 18), 3_600),
        ] as [(DateComponents, TimeInterval)])
    func components(components: DateComponents, seconds: TimeInterval) throws {
        let date = try date(of: .calendar(components))
        #expect(date.timeIntervalSince(Self.now) == seconds)
    }

    @Test(
        "S4.2: a day that not every month or year has is waited for, an hour that the clock skips is not",
        arguments: [
            (DateComponents(month: 2, day: 29), "2028-02-29T00:00:00Z"),
            (DateComponents(month: 2, day: 29, hour: 9, minute: 5), "2028-02-29T09:05:00Z"),
            (DateComponents(day: 31, hour: 9), "2027-01-31T09:00:00Z"),
            (DateComponents(day: 13, weekday: 6), "2027-08-13T00:00:00Z"),
            (
                DateComponents(timeZone: TimeZone(identifier: "Europe/Berlin"), month: 3, day: 28, hour: 2, minute: 30),
                "2027-03-28T01:00:00Z"
            ),
            (
                DateComponents(timeZone: TimeZone(identifier: "Europe/Berlin"), month: 10, day: 31, hour: 2),
                "2027-10-31T00:00:00Z"
            ),
        ])
    func rareDays(components: DateComponents, expected: String) throws {
        let date = try date(of: .calendar(components))
        #expect(date.formatted(.iso8601) == expected)
    }

    @Test(
        "S4.2: components that no clock shows again, and none at all, are no trigger",
        arguments: [
            DateComponents(), DateComponents(year: 2026, month: 1, day: 1), DateComponents(hour: 24),
            DateComponents(month: 13), DateComponents(month: 2, day: 30), DateComponents(minute: -1),
            DateComponents(hour: .max), DateComponents(year: .min), DateComponents(day: 0), DateComponents(weekday: 8),
            DateComponents(era: 300, hour: 3), DateComponents(hour: 3, nanosecond: 5),
            DateComponents(weekOfYear: 99),
            DateComponents(month: 2, weekdayOrdinal: 6, weekOfMonth: 0), DateComponents(year: 2027, month: 2, day: 29),
            DateComponents(year: 2027, month: 1, day: 16, weekday: 2), DateComponents(month: 4, day: 31, hour: 9),
        ])
    func badComponents(components: DateComponents) {
        #expect(isInvalid(.calendar(components)))
    }
}
