/// What `&` begins in a document without a document type (XML 1.0, sections 4.1 and 4.6).
enum XMLReference {
    /// It stands for itself.
    case none
    case allowed
    /// A reference to a character that XML does not allow (section 2.2), of so many bytes.
    case badCharacter(length: Int)

    /// - Parameter source: what begins with `&`.
    init(_ source: ArraySlice<UInt8>) {
        self = .none
        guard let end = source.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return }
        let name = String(decoding: source[(source.startIndex + 1)..<end], as: UTF8.self)
        if ["amp", "lt", "gt", "quot", "apos"].contains(name) { self = .allowed }
        guard name.hasPrefix("#") else { return }
        let isHexadecimal = name.hasPrefix("#x")
        guard let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10) else { return }
        self = Self.isAllowed(code) ? .allowed : .badCharacter(length: end + 1 - source.startIndex)
    }

    private static func isAllowed(_ code: UInt32) -> Bool {
        switch code {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
        default: false
        }
    }
}
