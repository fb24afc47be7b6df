public import Foundation
import Timestamps

extension UUID: LinkValue {
    public static var linkTypeName: String { "UUID" }

    public init?(linkText: String) {
        guard let id = linkText.withBytes({ UUID(linkBytes: $0) }) else { return nil }
        self = id
    }

    /// Foundation on Linux also takes hyphens for digits, and stops reading at a NUL.
    public init?(linkBytes: Span<UInt8>) {
        guard linkBytes.count == 36 else { return nil }
        var halves: (UInt64, UInt64) = (0, 0)
        for index in 0..<36 {
            let byte = linkBytes[index]
            switch index {
            case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return nil }
            default:
                guard let digit = byte.hexDigit else { return nil }
                if index < 18 {
                    halves.0 = halves.0 << 4 | UInt64(digit)
                } else {
                    halves.1 = halves.1 << 4 | UInt64(digit)
                }
            }
        }
        func byte(_ half: UInt64, _ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: half >> (56 - 8 * place)) }
        let (first, second) = halves
        self.init(
            uuid: (
                byte(first, 0), byte(first, 1), byte(first, 2), byte(first, 3), byte(first, 4), byte(first, 5),
                byte(first, 6), byte(first, 7), byte(second, 0), byte(second, 1), byte(second, 2), byte(second, 3),
                byte(second, 4), byte(second, 5), byte(second, 6), byte(second, 7)
            ))
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
