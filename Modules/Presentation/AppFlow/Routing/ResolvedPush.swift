import Launches
import Notifications

/// A push with where a tap on it leads: derived and resolved once, for all who are to know.
struct ResolvedPush {
    let push: DeliveredPush
    let derivation: LinkRules.Derivation
    let resolution: Result<Resolution, RoutingFailure>
}
