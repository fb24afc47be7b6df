/// Numbers are digits only: `-1` and `+5` are no ids, and what overflows is no number.
extension LinkValue where Self: FixedWidthInteger {
    public static var linkTypeName: String { "\(Self.self)" }

    public init?(linkText: String) {
        guard let number = linkText.withBytes({ Self(linkBytes: $0) }) else { return nil }
        self = number
    }

    /// It is inlined as ``LinkParameter`` is.
    @inlinable
    public init?(linkBytes: Span<UInt8>) {
        guard linkBytes.count > 0 else { return nil }
        var number: Self = 0
        for index in linkBytes.indices {
            let digit = linkBytes[index] &- UInt8(ascii: "0")
            let (tens, overflowsTens) = number.multipliedReportingOverflow(by: 10)
            let (sum, overflows) = tens.addingReportingOverflow(Self(truncatingIfNeeded: digit))
            if digit > 9 || overflowsTens || overflows { return nil }
            number = sum
        }
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
        let digits = linkText.utf8.first == UInt8(ascii: "-") ? linkText.utf8.dropFirst() : linkText.utf8[...]
        guard digits.allSatisfy(\.isDigit), let number = Number(linkText) else { return nil }
        self.number = number
    }

    public var linkText: String { String(number) }
}
