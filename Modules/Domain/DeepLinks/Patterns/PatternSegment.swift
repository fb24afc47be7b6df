/// One piece of a pattern between slashes.
enum PatternSegment: Hashable, Sendable {
    case literal(ExactText)
    /// Takes exactly one segment.
    case parameter(ExactText)
    /// Takes one or more segments, to the end.
    case catchAll(ExactText)

    init(_ text: String, in pattern: String) throws(LinkTableError) {
        guard let first = text.utf8.first else { throw .emptySegment(pattern: pattern) }
        let name = ExactText(String(decoding: text.utf8.dropFirst(), as: UTF8.self))
        switch first {
        case UInt8(ascii: ":"):
            guard !name.text.isEmpty else { throw .emptyName(pattern: pattern) }
            self = .parameter(name)
        case UInt8(ascii: "*"):
            self = .catchAll(name.text.isEmpty ? ExactText("*") : name)
        default:
            guard text.fitsOneSegment else { throw .unreachable(pattern: pattern) }
            self = .literal(ExactText(text))
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
    var description: String {
        switch self {
        case .literal(let literal): literal.text
        case .parameter(let name): ":\(name.text)"
        case .catchAll(let name): name.text == "*" ? "*" : "*\(name.text)"
        }
    }
}
