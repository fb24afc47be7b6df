/// One piece of a pattern between slashes.
enum PatternSegment: Hashable, Sendable {
    /// Decoded.
    case literal(ExactText)
    /// Takes exactly one segment.
    case parameter(ExactText)
    /// Takes one or more segments, to the end.
    case catchAll(ExactText)

    init(_ bytes: Span<UInt8>, in pattern: String) throws(LinkTableError) {
        guard bytes.count > 0 else { throw .emptySegment(pattern: pattern) }
        if let instead = OtherSyntax.instead(of: bytes) {
            throw .otherSyntax(bytes.text, pattern: pattern, instead: instead)
        }
        let rest = bytes.extracting(1..<bytes.count)
        switch bytes[0] {
        case UInt8(ascii: ":"):
            guard rest.count > 0 else { throw .emptyName(pattern: pattern) }
            self = .parameter(ExactText(rest.text))
        case UInt8(ascii: "*"):
            self = .catchAll(ExactText(rest.count > 0 ? rest.text : "*"))
        default:
            guard let literal = try? PercentCoding.decoded(bytes), literal.fitsOneSegment,
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
