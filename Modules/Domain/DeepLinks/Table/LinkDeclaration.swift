/// A route as the table sees it: what it takes, and from whom.
public struct LinkDeclaration: Sendable {
    public let pattern: LinkPattern
    public let parameters: [ParameterDeclaration]
    /// The least trusted source that the route takes links from.
    public let minimumSource: LinkSource
    /// Whether the user is asked before it runs, because it has an effect.
    public let requiresConfirmation: Bool
    let routeParameters: RouteParameters

    public init(
        _ pattern: LinkPattern, parameters: [ParameterDeclaration] = [], minimumSource: LinkSource = .scheme,
        requiresConfirmation: Bool = false
    ) {
        self.pattern = pattern
        self.parameters = parameters
        routeParameters = RouteParameters(parameters, in: pattern)
        self.minimumSource = minimumSource
        self.requiresConfirmation = requiresConfirmation
    }
}
