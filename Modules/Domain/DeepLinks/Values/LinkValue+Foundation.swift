public import Foundation
import Timestamps

extension UUID: LinkValue {
    public static var linkTypeName: String { "UUID" }

    public init?(linkText: String) {
        // Foundation on Linux also takes hyphens for digits, and stops reading at a NUL.
        guard Self.canRead(ContiguousArray(linkText.utf8).span) else { return nil }
        self.init(uuidString: linkText)
    }

    public static func canRead(_ linkText: Span<UInt8>) -> Bool {
        guard linkText.count == 36 else { return false }
        var digits = 0
        for index in 0..<36 {
            let byte = linkText[index]
            if byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6 { digits &+= 1 }
        }
        return digits == 32 && Self.isHyphen(linkText[8]) && Self.isHyphen(linkText[13]) && Self.isHyphen(linkText[18])
            && Self.isHyphen(linkText[23])
    }

    private static func isHyphen(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") }

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
