/// Why a link table cannot be built; each case names the patterns concerned.
public enum LinkTableError: Error, Equatable, Sendable {
    /// Two patterns take the same links.
    case sameShape(String, String)
    case repeatedName(String, pattern: String)
    case emptySegment(pattern: String)
    /// A `:` that names nothing.
    case emptyName(pattern: String)
    case catchAllNotLast(pattern: String)
    /// It has more segments than any link.
    case tooDeep(pattern: String)
    /// A literal is a dot segment or too long, holds a control character or an escape that cannot be read, as no link does.
    case unreachable(pattern: String)
    /// A segment is written as another router has it; `instead` says how that is written here.
    case otherSyntax(String, pattern: String, instead: String)

    /// The name that programs know this error by; it never changes.
    public var code: String {
        switch self {
        case .sameShape: "sameShape"
        case .repeatedName: "repeatedName"
        case .emptySegment: "emptySegment"
        case .emptyName: "emptyName"
        case .catchAllNotLast: "catchAllNotLast"
        case .tooDeep: "tooDeep"
        case .unreachable: "unreachable"
        case .otherSyntax: "otherSyntax"
        }
    }
}

extension LinkTableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sameShape(let first, let second): "\"\(first)\" and \"\(second)\" take the same links."
        case .repeatedName(let name, let pattern): "\"\(pattern)\" declares the parameter \"\(name)\" twice."
        case .emptySegment(let pattern): "\"\(pattern)\" has an empty segment."
        case .emptyName(let pattern): "\"\(pattern)\" has a parameter without a name."
        case .catchAllNotLast(let pattern):
            "\"\(pattern)\" goes on after its catch-all, which takes all segments to the end; write :name for one of them."
        case .tooDeep(let pattern): "\"\(pattern)\" has more than \(LinkLimits.segments) segments."
        case .unreachable(let pattern):
            "\"\(pattern)\" has a segment that no link can carry: too long, a dot segment, a control character or a bad escape."
        case .otherSyntax(let segment, let pattern, let instead):
            "\"\(pattern)\" has \"\(segment)\", which is another router's syntax: \(instead)."
        }
    }
}
