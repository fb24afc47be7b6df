import Foundation

/// How deep the values of a JSON text lie in each other.
enum JSONNesting {
    /// What Foundation's decoder takes.
    private static let limit = 512

    /// Whether a decoder refuses the text for its depth alone, whatever it says.
    static func isTooDeep(_ text: Data) -> Bool {
        var depth = 0
        var isString = false
        var isEscaped = false
        for byte in text {
            if isString {
                isString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            if depth > limit { return true }
        }
        return false
    }
}
