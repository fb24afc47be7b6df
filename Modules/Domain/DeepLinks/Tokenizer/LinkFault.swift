/// Why a text is no link; callers hear `invalidLink`, `explain` says which it is.
enum LinkFault: Error, CustomStringConvertible {
    case empty
    case tooLong
    case tooManySegments
    case emptySegment
    case dotSegment
    case controlCharacter
    case backslash
    /// A `%` that two hexadecimal digits do not follow, with what does.
    case brokenEscape(String)
    /// Escapes that are not UTF-8.
    case brokenText
    case user
    case noAddress
    case noHost
    case brackets
    case port

    var finding: Finding {
        switch self {
        case .empty: Finding("linkEmpty", "it is empty")
        case .tooLong: Finding("linkTooLong", "it is longer than {bytes} bytes", ["bytes": "\(LinkLimits.bytes)"])
        case .tooManySegments:
            Finding("linkTooDeep", "it has more than {count} segments", ["count": "\(LinkLimits.segments)"])
        case .emptySegment: Finding("linkEmptySegment", "it has an empty segment")
        case .dotSegment: Finding("linkDotSegment", "it has a dot segment")
        case .controlCharacter: Finding("linkControlCharacter", "it holds a control character")
        case .backslash: Finding("linkBackslash", "it holds a backslash")
        case .brokenEscape(let escape):
            Finding("linkBrokenEscape", "\"{escape}\" is no percent-encoded byte", ["escape": escape])
        case .brokenText: Finding("linkBrokenText", "its percent-encoded bytes are not UTF-8")
        case .user: Finding("linkUser", "it names a user")
        case .noAddress: Finding("linkNoAddress", "it is not written as an address is")
        case .noHost: Finding("linkNoHost", "it names no host")
        case .brackets: Finding("linkBrackets", "its host is no address in brackets")
        case .port: Finding("linkPort", "its port is no number up to 65535")
        }
    }

    var description: String { finding.description }
}
