extension LinkValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// The raw values, as in `ACTIVE|INACTIVE`.
    public static var linkTypeName: String {
        allCases.map(\.rawValue).joined(separator: "|")
    }

    public init?(linkText: String) {
        let value = Self.allCases.first { $0.rawValue.isExactly(linkText) }
        guard let value else { return nil }
        self = value
    }

    public var linkText: String { rawValue }
}

/// A choice whose raw values are also read in any (ASCII) case.
public protocol AnyCaseLinkValue: LinkValue {}

extension AnyCaseLinkValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    public init?(linkText: String) {
        let text = linkText.asciiLowercased
        let value = Self.allCases.first { $0.rawValue.asciiLowercased.isExactly(text) }
        guard let value else { return nil }
        self = value
    }
}
