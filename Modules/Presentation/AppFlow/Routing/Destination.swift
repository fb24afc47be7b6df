import Navigation

/// A payload's destination, ready to be committed.
struct Destination: Equatable, Sendable {
    let plan: RoutePlan
    let route: String?
    let parameters: [String: String]
}
