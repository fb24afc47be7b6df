import DeepLinks
import Notifications

/// A payload that is to be routed to a screen.
enum RoutablePayload {
    case link(String, from: LinkSource)
    case push(ResolvedPush)

    /// The link, or the one that was derived from the push.
    var link: String {
        switch self {
        case .link(let link, _): link
        case .push(let resolved): resolved.derivation.target.text
        }
    }

    var source: LinkSource {
        switch self {
        case .link(_, let source): source
        case .push: .push
        }
    }
}
