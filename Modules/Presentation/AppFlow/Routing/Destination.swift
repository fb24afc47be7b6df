import Navigation

/// Where a payload leads, ready to be committed.
struct Destination: Equatable, Sendable {
    let plan: RoutePlan
    let route: String?
    let parameters: [String: String]
}
