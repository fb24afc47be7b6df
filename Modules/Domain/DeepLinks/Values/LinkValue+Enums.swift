/// An enum joins by its raw values.
extension LinkValue where Self: RawRepresentable, RawValue: LinkValue {
    public static var linkTypeName: String { RawValue.linkTypeName }

    public init?(linkText: String) {
        guard let rawValue = RawValue(linkText: linkText), let value = Self(rawValue: rawValue),
            value.linkText.isExactly(rawValue.linkText)
        else { return nil }
        self = value
    }

    public var linkText: String { rawValue.linkText }
}

extension LinkValue where Self: RawRepresentable & CaseIterable, RawValue: LinkValue {
    /// The raw values, as in `ACTIVE|INACTIVE`.
    public static var linkTypeName: String {
        allCases.map(\.linkText).joined(separator: "|")
    }

    public init?(linkText: String) {
        guard let text = RawValue(linkText: linkText)?.linkText,
            let value = Self.allCases.first(where: { $0.linkText.isExactly(text) })
        else { return nil }
        self = value
    }
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
