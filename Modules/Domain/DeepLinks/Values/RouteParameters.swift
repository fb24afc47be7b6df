/// A route's pattern and the places of its parameters, which are found once and not for each link.
///
/// A class, so that a match keeps one reference instead of the declaration's.
final class RouteParameters: Sendable {
    let pattern: LinkPattern
    private let first: PlacedParameter?

    init(_ parameters: [ParameterDeclaration], in pattern: LinkPattern) {
        self.pattern = pattern
        first = PlacedParameter(parameters[...], in: pattern)
    }

    /// - Throws: `invalidParameter` for the first declared parameter that the link does not carry as declared.
    func check(_ link: String, _ places: LinkPlaces) throws(LinkError) {
        if let error = link.withBytes({ first?.error(in: $0, places) }) { throw error }
    }

    /// Where links carry a parameter, which need not be one that the route declares.
    func place(of parameter: ParameterDeclaration) -> ParameterPlace {
        first?.place(of: parameter) ?? pattern.place(of: parameter.name)
    }
}
