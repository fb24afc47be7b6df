import DeepLinks
import Navigation

/// How far a payload has come on its path to a screen.
struct RoutingProgress {
    /// The plan, or why there is none; nil once it was committed.
    var plan: Result<Destination, RoutingFailure>?
    /// Nil if it never came to a screen.
    var screen: ShownScreen.ID?
    var route: String?
    var parameters: [String: String] = [:]
    /// Why it came to no screen, in names and without values; nil if it did.
    var reason: String?
    /// The same for people, where it has sentences in each language.
    var findings: [LinkFinding] = []
}
