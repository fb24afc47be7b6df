/// A route as the table sees it: what it takes, and from whom.
public struct LinkDeclaration: Sendable {
    public let pattern: LinkPattern
    public var parameters: [ParameterDeclaration] { placedParameters.map(\.parameter) }
    /// The least trusted source that the route takes links from.
    public let minimumSource: LinkSource
    /// Whether the user is asked before it runs, because it has an effect.
    public let requiresConfirmation: Bool
    let placedParameters: ContiguousArray<PlacedParameter>

    public init(
        _ pattern: LinkPattern, parameters: [ParameterDeclaration] = [], minimumSource: LinkSource = .scheme,
        requiresConfirmation: Bool = false
    ) {
        self.pattern = pattern
        placedParameters = ContiguousArray(
            parameters.map { PlacedParameter(parameter: $0, place: pattern.place(of: $0.name)) })
        self.minimumSource = minimumSource
        self.requiresConfirmation = requiresConfirmation
    }

    /// - Throws: `invalidParameter` for the first declared parameter that the link does not carry as declared.
    func checkParameters(of link: LinkText) throws(LinkError) {
        let error = link.text.withBytes { bytes -> LinkError? in
            let placed = placedParameters.span
            for index in placed.indices {
                if let error = placed[index].fault(in: bytes, link.places) { return error }
            }
            return nil
        }
        if let error { throw error }
    }
}
