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

    var description: String {
        switch self {
        case .empty: "it is empty"
        case .tooLong: "it is longer than \(LinkLimits.bytes) bytes"
        case .tooManySegments: "it has more than \(LinkLimits.segments) segments"
        case .emptySegment: "it has an empty segment"
        case .dotSegment: "it has a dot segment"
        case .controlCharacter: "it holds a control character"
        case .backslash: "it holds a backslash"
        case .brokenEscape(let escape): "\"\(escape)\" is no percent-encoded byte"
        case .brokenText: "its percent-encoded bytes are not UTF-8"
        case .user: "it names a user"
        case .noAddress: "it is not written as an address is"
        case .noHost: "it names no host"
        case .brackets: "its host is no address in brackets"
        case .port: "its port is no number up to 65535"
        }
    }
}
