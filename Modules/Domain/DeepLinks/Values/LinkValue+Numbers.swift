/// Numbers are digits only: `-1` and `+5` are no ids, and what overflows is no number.
extension LinkValue where Self: FixedWidthInteger {
    public static var linkTypeName: String { "\(Self.self)" }

    public init?(linkText: String) {
        guard linkText.utf8.allSatisfy(\.isDigit) else { return nil }
        self.init(linkText)
    }

    public init?(linkText: Substring) {
        guard let number = linkText.shortNumber else {
            self.init(linkText: String(linkText))
            return
        }
        self.init(exactly: number)
    }

    public var linkText: String { String(self) }
}

extension Substring {
    /// Read from its bytes; nil if it is no number, or may be too long for one of 64 bits.
    fileprivate var shortNumber: UInt64? {
        guard (1...19).contains(utf8.count) else { return nil }
        var number: UInt64 = 0
        for byte in utf8 {
            guard byte.isDigit else { return nil }
            number = number &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        }
        return number
    }
}

extension Int: LinkValue {}
extension Int64: LinkValue {}

/// A number that may be negative, for the route that declares it so.
public struct Signed<Number: FixedWidthInteger & SignedInteger & Sendable>: LinkValue, Hashable {
    public let number: Number

    public init(_ number: Number) {
        self.number = number
    }

    public static var linkTypeName: String { "Signed \(Number.self)" }

    public init?(linkText: String) {
        let digits = linkText.utf8.first == UInt8(ascii: "-") ? linkText.utf8.dropFirst() : linkText.utf8[...]
        guard digits.allSatisfy(\.isDigit), let number = Number(linkText) else { return nil }
        self.number = number
    }

    public var linkText: String { String(number) }
}
