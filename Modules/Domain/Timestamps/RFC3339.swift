public import Foundation

/// Reads and writes moments as RFC 3339 has them.
///
/// ```swift
/// let noon = RFC3339.date(from: "2026-07-30T14:00:00+02:00")
/// let text = noon.map(RFC3339.string)  // 2026-07-30T12:00:00Z
/// ```
public enum RFC3339 {
    /// With or without fractional seconds; nil for anything else, such as 30 February.
    public static func date(from text: String) -> Date? {
        var reader = RFC3339Reader(text)
        return reader.readDate()
    }

    /// In UTC, with milliseconds only if they are not zero; what lies outside the years 0000 to 9999 becomes their
    /// first or last moment.
    public static func string(from date: Date) -> String {
        let (days, time) = milliseconds(of: date).flooredDivision(by: 86_400_000)
        let day = CivilDate(daysSince1970: Int(days))
        let calendar = "\(padded(day.year, to: 4))-\(padded(day.month, to: 2))-\(padded(day.day, to: 2))"
        let clock = [time / 3_600_000, time / 60_000 % 60, time / 1_000 % 60].map { padded($0, to: 2) }
        let fraction = time % 1_000 == 0 ? "" : ".\(padded(time % 1_000, to: 3))"
        return "\(calendar)T\(clock.joined(separator: ":"))\(fraction)Z"
    }

    private static func milliseconds(of date: Date) -> Int64 {
        let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded()
        guard !milliseconds.isNaN else { return 0 }
        return Int64(min(max(milliseconds, -62_167_219_200_000), 253_402_300_799_999))
    }

    private static func padded(_ number: some BinaryInteger, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
