/// Numbers are digits only: `-1` and `+5` are no ids, and what overflows is no number.
extension LinkValue where Self: FixedWidthInteger {
    public static var linkTypeName: String { "\(Self.self)" }

    public init?(linkText: String) {
        guard linkText.utf8.first?.isDigit == true, let number = Self(linkText) else { return nil }
        self = number
    }

    public var linkText: String { String(self) }
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
        guard linkText.utf8.first != UInt8(ascii: "+"), let number = Number(linkText) else { return nil }
        self.number = number
    }

    public var linkText: String { String(number) }
}
