/// A route as the table sees it: what it takes, and from whom.
public struct LinkDeclaration: Sendable {
    public let pattern: LinkPattern
    public var parameters: [ParameterDeclaration] { placedParameters.map(\.parameter) }
    /// The least trusted source that the route takes links from.
    public let minimumSource: LinkSource
    /// Whether the user is asked before it runs, because it has an effect.
    public let asksFirst: Bool
    let placedParameters: ContiguousArray<PlacedParameter>

    public init(
        _ pattern: LinkPattern, parameters: [ParameterDeclaration] = [], minimumSource: LinkSource = .scheme,
        asksFirst: Bool = false
    ) {
        self.pattern = pattern
        placedParameters = ContiguousArray(
            parameters.map { PlacedParameter(parameter: $0, place: pattern.place(of: $0.name)) })
        self.minimumSource = minimumSource
        self.asksFirst = asksFirst
    }

    /// - Throws: `invalidParameter` for the first declared parameter that the link does not carry as declared.
    func checkParameters(of link: LinkText) throws(LinkError) {
        let places = link.places
        let error = link.text.withBytes { bytes -> LinkError? in
            let placed = placedParameters.span
            for index in placed.indices {
                let (parameter, place) = (placed[index].parameter, placed[index].place)
                if let error = parameter.fault(in: bytes, places, at: place) { return error }
            }
            return nil
        }
        if let error { throw error }
    }

    /// Where links carry a parameter, which need not be one that the route declares.
    @inline(__always)
    func place(of parameter: ParameterDeclaration) -> ParameterPlace {
        let placed = placedParameters.span
        var index = 0
        while index < placed.count, placed[index].parameter !== parameter { index &+= 1 }
        return index < placed.count ? placed[index].place : pattern.place(of: parameter.name)
    }
}
