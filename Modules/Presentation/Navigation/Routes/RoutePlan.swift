/// What is to be committed to reach a screen.
public struct RoutePlan: Equatable, Sendable {
    public var steps: [NavigationStep]
    public var policy: RoutePolicy

    public init(steps: [NavigationStep], policy: RoutePolicy = .reuse) {
        self.steps = steps
        self.policy = policy
    }
}
