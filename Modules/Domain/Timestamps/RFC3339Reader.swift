import Foundation

/// Reads one `date-time` (RFC 3339, section 5.6) from the front of a text's bytes.
struct RFC3339Reader {
    private var rest: ArraySlice<UInt8>

    init(_ text: String) {
        rest = Array(text.utf8)[...]
    }

    mutating func readDate() -> Date? {
        guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2),
            let civil = CivilDate(year: year, month: month, day: day), skip("t"),
            let hour = number(2), hour < 24, skip(":"), let minute = number(2), minute < 60, skip(":"),
            let second = number(2), second <= 60, let fraction = fraction(), let offset = offset(), rest.isEmpty
        else { return nil }
        let seconds = civil.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second - offset
        // A leap second is the last of a day in UTC (RFC 3339, section 5.7); here it is the first of the next.
        guard second < 60 || seconds.isMultiple(of: 86_400) else { return nil }
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    private mutating func number(_ digits: Int) -> Int? {
        let text = rest.prefix(digits)
        guard text.count == digits, text.allSatisfy(\.isDigit) else { return nil }
        rest = rest.dropFirst(digits)
        return text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Letters may be upper or lower case.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first?.lowercased == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Zero where there is none, nil for a point without digits.
    private mutating func fraction() -> Double? {
        guard skip(".") else { return 0 }
        let digits = rest.prefix(while: \.isDigit)
        rest = rest[digits.endIndex...]
        return digits.isEmpty ? nil : Double("0." + String(decoding: digits, as: UTF8.self))
    }

    /// In seconds east of UTC.
    private mutating func offset() -> Int? {
        if skip("z") { return 0 }
        let sign = rest.first == UInt8(ascii: "-") ? -1 : 1
        guard skip("+") || skip("-"), let hours = number(2), hours < 24, skip(":"),
            let minutes = number(2), minutes < 60
        else { return nil }
        return sign * (hours * 3_600 + minutes * 60)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var lowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 0x20 : self
    }
}
