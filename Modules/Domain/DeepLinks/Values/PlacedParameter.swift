/// A route's parameter, with where the route's links carry it, and the route's next parameter.
///
/// A linked list, since an array counts references for each element that it lends: some 50 instructions a parameter.
final class PlacedParameter: Sendable {
    let parameter: ParameterDeclaration
    let place: ParameterPlace
    let next: PlacedParameter?

    init?(_ parameters: ArraySlice<ParameterDeclaration>, in pattern: LinkPattern) {
        guard let parameter = parameters.first else { return nil }
        self.parameter = parameter
        place = pattern.place(of: parameter.name)
        next = PlacedParameter(parameters.dropFirst(), in: pattern)
    }

    /// - Throws: `invalidParameter` if a link does not carry this parameter, or one after it, as declared.
    func check(_ bytes: Span<UInt8>, _ places: LinkPlaces) throws(LinkError) {
        try parameter.check(bytes, places, at: place)
        try next?.check(bytes, places)
    }

    /// Where links carry a parameter; nil if it is neither this one nor one after it.
    func place(of parameter: ParameterDeclaration) -> ParameterPlace? {
        parameter === self.parameter ? place : next?.place(of: parameter)
    }
}

/// Where the links of a route carry a parameter.
enum ParameterPlace: Sendable {
    /// The path's segment of this number.
    case segment(Int)
    /// All segments from there on.
    case rest(Int)
    case query
}
