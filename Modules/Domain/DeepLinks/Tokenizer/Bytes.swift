/// A piece of a link as it is written.
typealias Bytes = ArraySlice<UInt8>

extension ArraySlice<UInt8> {
    /// Removes the first `separator` and what follows it, and returns what follows.
    mutating func cut(at separator: UInt8) -> Bytes? {
        guard let index = firstIndex(of: separator) else { return nil }
        defer { self = self[..<index] }
        return self[(index + 1)...]
    }
}

extension UInt8 {
    var isLetter: Bool { isUppercaseLetter || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    var isLetterOrDigit: Bool { isLetter || isDigit }
    var isControl: Bool { self < 0x20 || self == 0x7F }
    var lowercased: UInt8 { isUppercaseLetter ? self + 0x20 : self }

    private var isUppercaseLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

    /// The value of a hexadecimal digit, nil for any other byte.
    var hexDigit: UInt8? {
        switch lowercased {
        case let byte where byte.isDigit: byte - UInt8(ascii: "0")
        case let byte where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
