import DeepLinks

/// A payload that is to be routed to a screen.
enum RoutablePayload {
    case link(String, from: LinkSource)
    case push(ResolvedPush)

    var source: LinkSource {
        switch self {
        case .link(_, let source): source
        case .push: .push
        }
    }
}
