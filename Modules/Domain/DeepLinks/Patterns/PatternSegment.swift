/// One piece of a pattern between slashes.
enum PatternSegment: Hashable, Sendable {
    /// Decoded.
    case literal(ExactText)
    /// Takes exactly one segment.
    case parameter(ExactText)
    /// Takes one or more segments, to the end.
    case catchAll(ExactText)

    init(_ text: Substring, in pattern: String) throws(LinkTableError) {
        guard let first = text.utf8.first else { throw .emptySegment(pattern: pattern) }
        if let syntax = OtherSyntax(of: text) {
            throw .otherSyntax(String(text), pattern: pattern, instead: syntax.instead)
        }
        switch first {
        case UInt8(ascii: ":"):
            guard text.utf8.count > 1 else { throw .emptyName(pattern: pattern) }
            self = .parameter(ExactText(String(text.dropFirstByte)))
        case UInt8(ascii: "*"):
            self = .catchAll(ExactText(text.utf8.count > 1 ? String(text.dropFirstByte) : "*"))
        default:
            guard let literal = Self.decoded(text), literal.fitsOneSegment else { throw .unreachable(pattern: pattern) }
            self = .literal(ExactText(literal))
        }
    }

    var name: ExactText? {
        switch self {
        case .literal: nil
        case .parameter(let name), .catchAll(let name): name
        }
    }

    /// Of two segments that take the same text, the one of lower rank goes first.
    var rank: Int {
        switch self {
        case .literal: 0
        case .parameter: 1
        case .catchAll: 2
        }
    }

    var isCatchAll: Bool {
        if case .catchAll = self { true } else { false }
    }

    /// Nil if an escape cannot be read.
    private static func decoded(_ text: Substring) -> String? {
        let text = String(text)
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        return text.withBytes { try? PercentCoding.decoded($0) }
    }
}

extension PatternSegment: CustomStringConvertible {
    /// As a pattern has it: in a literal what would mean something else there is an escape.
    var description: String {
        switch self {
        case .literal(let literal):
            PercentCoding.encoded(literal.text) { !OtherSyntax.isMark($0) && $0 != UInt8(ascii: "/") }
        case .parameter(let name): ":\(name.text)"
        case .catchAll(let name): name.text == "*" ? "*" : "*\(name.text)"
        }
    }
}

extension Substring {
    /// Without its first byte, an ASCII character, though a mark may follow that would make up one character with it.
    fileprivate var dropFirstByte: Substring { Substring(utf8.dropFirst()) }
}
