public import DeepLinks

/// Why a link that matches a route opens no screen.
public enum RouteError: Error, Equatable, Sendable, CustomStringConvertible {
    case link(LinkError)
    /// The store does not have the content.
    case contentNotFound
    /// The store could not be read or written; `reason` is for the log.
    case databaseUnavailable(reason: String)
    /// The disk refused: it is full, fails or is not available yet. `reason` is for the log.
    case databaseRefused(reason: String)
    /// The steps did not fit the navigation.
    case navigation(NavigationError)

    /// The stable code under which it is reported.
    public var code: String {
        switch self {
        case .link(let error): error.code
        case .contentNotFound: "contentNotFound"
        case .databaseUnavailable, .databaseRefused: "databaseUnavailable"
        case .navigation: "notNavigable"
        }
    }

    /// The reason for people, where it has a sentence in each language.
    public var finding: LinkFinding? {
        switch self {
        case .link(let error): error.finding
        case .contentNotFound: LinkFinding("nothingOfThatID", "the store has nothing of that id")
        case .databaseUnavailable, .databaseRefused, .navigation: nil
        }
    }

    /// The reason, for the log: names and types, never a value out of the link.
    public var description: String {
        switch self {
        case .link, .contentNotFound: finding?.description ?? code
        case .databaseUnavailable(let reason), .databaseRefused(let reason): reason
        case .navigation(let error): "\(error)"
        }
    }
}
