import Launches
import Notifications

/// A push with the destination of a tap on it: derived and resolved once, for all callers.
struct ResolvedPush {
    let push: DeliveredPush
    let derivation: LinkRules.Derivation
    let resolution: Result<Resolution, RoutingFailure>
}
