/// Numbers are digits only: `-1` and `+5` are no ids, and what overflows is no number.
extension LinkValue where Self: FixedWidthInteger {
    public static var linkTypeName: String { "\(Self.self)" }

    public init?(linkText: String) {
        guard linkText.utf8.allSatisfy(\.isDigit) else { return nil }
        self.init(linkText)
    }

    public static func canRead(_ linkText: Span<UInt8>) -> Bool {
        // A bit is 0.301 digits, so that this many are never too large.
        guard linkText.count <= (bitWidth &- 1) &* 301 / 1_000 else {
            return Self(linkText: linkText.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }) != nil
        }
        for index in linkText.indices where !linkText[index].isDigit { return false }
        return true
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
        let digits = linkText.utf8.first == UInt8(ascii: "-") ? linkText.utf8.dropFirst() : linkText.utf8[...]
        guard digits.allSatisfy(\.isDigit), let number = Number(linkText) else { return nil }
        self.number = number
    }

    public var linkText: String { String(number) }
}
