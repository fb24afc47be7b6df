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

    @Test("S4.2: a time interval is due that much later", arguments: [0.001, 1, 720, 31_536_000] as [TimeInterval])
    func interval(seconds: TimeInterval) throws {
        let date = try NotificationTrigger.timeInterval(seconds).date(after: Self.now, in: Self.calendar)
        #expect(date == Self.now + seconds)
    }

    @Test(
        "S4.2: zero, negative and no time at all are no time to wait",
        arguments: [
            0, -0.0, -1, -.infinity, .infinity, .nan, .greatestFiniteMagnitude, -.leastNonzeroMagnitude,
            // A hundred years, and a second.
            100 * 366 * 86_400 + 1,
        ])
    func badInterval(seconds: TimeInterval) {
        expectInvalid(.timeInterval(seconds))
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
        let date = try NotificationTrigger.calendar(components).date(after: Self.now, in: Self.calendar)
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
        let date = try NotificationTrigger.calendar(components).date(after: Self.now, in: Self.calendar)
        #expect(date.formatted(.iso8601) == expected)
    }

    @Test func `S4.2: in a short month the 31st is that of the next`() throws {
        let february = Self.now + 20 * 86_400
        let date = try NotificationTrigger.calendar(DateComponents(day: 31)).date(after: february, in: Self.calendar)
        #expect(date.formatted(.iso8601) == "2027-03-31T00:00:00Z")
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
        expectInvalid(.calendar(components))
    }

    private func expectInvalid(_ trigger: NotificationTrigger) {
        do {
            let date = try trigger.date(after: Self.now, in: Self.calendar)
            Issue.record("\(trigger) is due at \(date)")
        } catch {
            #expect(error.code == "invalidTrigger")
        }
    }
}
