/// One piece of a pattern between slashes.
enum PatternSegment: Hashable, Sendable, CustomStringConvertible {
    /// Decoded.
    case literal(ExactText)
    /// Takes exactly one segment.
    case parameter(ExactText)
    /// Takes one or more segments, to the end.
    case catchAll(ExactText)

    init(_ text: String, in pattern: String) throws(LinkTableError) {
        if text.isEmpty { throw .emptySegment(pattern: pattern) }
        if OtherSyntax.has(text) { throw .otherSyntax(text, pattern: pattern) }
        let rest = String(text.unicodeScalars.dropFirst())
        switch text.utf8.first {
        case UInt8(ascii: ":"):
            if rest.isEmpty { throw .emptyName(pattern: pattern) }
            self = .parameter(ExactText(rest))
        case UInt8(ascii: "*"):
            self = .catchAll(ExactText(rest.isEmpty ? "*" : rest))
        default:
            guard let literal = try? PercentCoding.decoded(Array(text.utf8)[...]), literal.fitsOneSegment,
                literal.utf8.count <= LinkLimits.bytes
            else {
                throw .unreachable(pattern: pattern)
            }
            self = .literal(ExactText(literal))
        }
    }

    var name: ExactText? {
        switch self {
        case .literal: nil
        case .parameter(let name), .catchAll(let name): name
        }
    }

    var literal: ExactText? {
        if case .literal(let literal) = self { literal } else { nil }
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

    /// As a pattern has it: in a literal what would mean something else there is an escape.
    var description: String {
        switch self {
        case .literal(let literal):
            PercentCoding.encoded(literal.text) { $0 != UInt8(ascii: "/") && !OtherSyntax.isMark(Unicode.Scalar($0)) }
        case .parameter(let name): ":\(name.text)"
        case .catchAll(let name): name.text == "*" ? "*" : "*\(name.text)"
        }
    }
}
