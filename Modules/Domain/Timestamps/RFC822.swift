public import Foundation

/// Reads moments as mail and RSS write them.
public enum RFC822 {
    /// Takes `date-time` (RFC 822, section 5.1) and what RFC 5322 (sections 3.3 and 4.3) has of newer and older forms:
    /// years of two to four digits, no seconds, a comment. A zone by a name that says nothing is UTC. Some feeds write
    /// zones as `+09:00` or `GMT+9`, and points behind what they shorten; that is read, too.
    /// - Returns: nil for anything else, such as 30 February or a time without a zone.
    public static func date(from text: String) -> Date? {
        var words = text.prefix { $0 != "(" }.split { $0.isWhitespace || ",.".contains($0) }[...]
        if words.first?.allSatisfy(\.isLetter) == true { words.removeFirst() }
        guard words.count == 5, let day = number(words.removeFirst(), digits: 1...2),
            let month = month(words.removeFirst()), let year = year(words.removeFirst()),
            let civil = CivilDate(year: year, month: month, day: day), let clock = clock(words.removeFirst()),
            let offset = words.first.flatMap(offset)
        else { return nil }
        let seconds = civil.daysSince1970 * 86_400 + clock.minutes * 60 + clock.seconds - offset
        // As in RFC 3339, a leap second is the last of a day in UTC.
        guard clock.seconds < 60 || seconds.isMultiple(of: 86_400) else { return nil }
        return Date(timeIntervalSince1970: Double(seconds))
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// In hours east of UTC.
    private static let zones = [
        "edt": -4, "est": -5, "cdt": -5, "cst": -6, "mdt": -6, "mst": -7, "pdt": -7, "pst": -8,
    ]

    private static func month(_ text: Substring) -> Int? {
        guard text.count >= 3 else { return nil }
        return months.firstIndex { $0.hasPrefix(text.lowercased()) }.map { $0 + 1 }
    }

    private static func year(_ text: Substring) -> Int? {
        guard let year = number(text, digits: 2...4) else { return nil }
        return switch text.count {
        case 2: year < 50 ? year + 2_000 : year + 1_900
        case 3: year + 1_900
        default: year
        }
    }

    private static func clock(_ text: Substring) -> (minutes: Int, seconds: Int)? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let hours = number(parts[0], digits: 1...2), hours < 24,
            let minutes = number(parts[1], digits: 2...2), minutes < 60,
            let seconds = parts.count == 2 ? 0 : number(parts[2], digits: 2...2), seconds <= 60
        else { return nil }
        return (hours * 60 + minutes, seconds)
    }

    /// In seconds east of UTC.
    private static func offset(_ text: Substring) -> Int? {
        let name = text.prefix(while: \.isLetter)
        let digits = text[name.endIndex...]
        guard let sign = digits.first else { return zones[name.lowercased(), default: 0] * 3_600 }
        guard "+-".contains(sign), ["", "gmt", "utc", "ut"].contains(name.lowercased()) else { return nil }
        let parts = digits.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        let offset: Int?
        switch parts.count {
        case 1 where !name.isEmpty && parts[0].count <= 2: offset = number(parts[0], digits: 1...2).map { $0 * 100 }
        case 1: offset = number(parts[0], digits: 4...4)
        case 2 where parts[0].count == 2: offset = number(parts[0] + parts[1], digits: 4...4)
        default: offset = nil
        }
        guard let offset, offset < 2_400, offset % 100 < 60 else { return nil }
        return (offset / 100 * 3_600 + offset % 100 * 60) * (sign == "-" ? -1 : 1)
    }

    private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }
}
