public import Foundation

/// Reads moments as Dublin Core and other metadata write them.
public enum W3CDate {
    /// Takes all forms of the W3C's note "Date and Time Formats": of a day, a month or a year alone the first moment in
    /// UTC, and a time without seconds.
    /// - Returns: nil for anything else, such as 30 February.
    public static func date(from text: String) -> Date? {
        if let date = RFC3339.date(from: text) { return date }
        let (day, time) = (text.prefix(10), text.dropFirst(10))
        return switch text.utf8.count {
        case 4: RFC3339.date(from: text + "-01-01T00:00:00Z")
        case 7: RFC3339.date(from: text + "-01T00:00:00Z")
        case 10: RFC3339.date(from: text + "T00:00:00Z")
        default: RFC3339.date(from: day + time.prefix(6) + ":00" + time.dropFirst(6))
        }
    }
}
