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
