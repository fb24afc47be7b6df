/// Why a link opens nothing.
public enum LinkError: Error, Equatable, Sendable {
    case invalidLink
    case invalidScheme
    case linkNotFound
    case expiredLink
    case untrustedHost
    /// `found` is decoded, or as it is written where that cannot be; nil if the parameter is missing.
    case invalidParameter(name: String, expected: String, found: String?)
    case notPermitted(LinkSource)

    /// By the bytes of what was found.
    public static func == (left: LinkError, right: LinkError) -> Bool {
        switch (left, right) {
        case (.invalidParameter(let name, let expected, let found), .invalidParameter(let other, let asked, let read)):
            name.isExactly(other) && expected.isExactly(asked) && found.map(ExactText.init) == read.map(ExactText.init)
        case (.notPermitted(let source), .notPermitted(let other)): source == other
        default: left.code == right.code
        }
    }

    /// The name that logs, stores and programs know this error by; it never changes.
    public var code: String {
        switch self {
        case .invalidLink: "invalidLink"
        case .invalidScheme: "invalidScheme"
        case .linkNotFound: "linkNotFound"
        case .expiredLink: "expiredLink"
        case .untrustedHost: "untrustedHost"
        case .invalidParameter: "invalidParameter"
        case .notPermitted: "notPermitted"
        }
    }
}

extension LinkError: CustomStringConvertible {
    /// A sentence for logs: it leaves out the value that was found, which may be private.
    public var description: String { finding.description }

    public var finding: LinkFinding {
        switch self {
        case .invalidLink: LinkFinding("linkMalformed", "The link is malformed.")
        case .invalidScheme: LinkFinding("linkScheme", "The link's scheme is not one of the app's.")
        case .linkNotFound: LinkFinding("linkUnrouted", "No route takes the link.")
        case .expiredLink: LinkFinding("linkExpired", "The link has expired.")
        case .untrustedHost: LinkFinding("linkHost", "The link's host is not one of the app's.")
        case .invalidParameter(let name, let expected, nil):
            LinkFinding(
                "parameterMissing", "The parameter {name} ({type}) is missing.", ["name": name, "type": expected])
        case .invalidParameter(let name, let expected, _):
            LinkFinding("parameterUnreadable", "The parameter {name} is not {type}.", ["name": name, "type": expected])
        case .notPermitted(let source):
            LinkFinding(
                "sourceRefused", "The route takes no link from the source {source}.", ["source": source.rawValue])
        }
    }
}
