public import Foundation

extension UUID: LinkValue {
    public static var linkTypeName: String { "UUID" }

    public init?(linkText: String) {
        // Foundation on Linux stops reading at a NUL.
        guard linkText.utf8.count == 36 else { return nil }
        self.init(uuidString: linkText)
    }

    /// In lower case.
    public var linkText: String { uuidString.asciiLowercased }
}

extension Date: LinkValue {
    public static var linkTypeName: String { "RFC 3339 date" }

    public init?(linkText: String) {
        guard let date = RFC3339.date(from: linkText) else { return nil }
        self = date
    }

    public var linkText: String { RFC3339.string(from: self) }
}
