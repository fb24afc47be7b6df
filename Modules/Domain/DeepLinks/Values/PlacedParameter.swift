/// A route's parameter, where the route's links carry it, which is found once and not for each link, and the route's next.
///
/// It is a list since an array counts a reference for each element that it lends, 50 instructions of a typed link's
/// 1,200 for each value.
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

    /// Why a link does not carry this parameter, or one after it, as declared; nil if it does.
    func error(in bytes: Span<UInt8>, _ places: LinkPlaces) -> LinkError? {
        if let fault = parameter.fault(in: bytes, places, at: place) { return parameter.error(of: fault, in: bytes) }
        return next?.error(in: bytes, places)
    }

    /// Where links carry a parameter; nil if it is neither this one nor one after it.
    func place(of parameter: ParameterDeclaration) -> ParameterPlace? {
        parameter === self.parameter ? place : next?.place(of: parameter)
    }
}

/// A route's pattern and parameters: one reference, which a match keeps.
final class RouteParameters: Sendable {
    let pattern: LinkPattern
    private let first: PlacedParameter?

    init(_ parameters: [ParameterDeclaration], in pattern: LinkPattern) {
        self.pattern = pattern
        first = PlacedParameter(parameters[...], in: pattern)
    }

    /// - Throws: `invalidParameter` for the first declared parameter that the link does not carry as declared.
    func check(_ link: String, _ places: LinkPlaces) throws(LinkError) {
        guard let first else { return }
        if let error = link.withBytes({ first.error(in: $0, places) }) { throw error }
    }

    /// Where links carry a parameter, which need not be one that the route declares.
    func place(of parameter: ParameterDeclaration) -> ParameterPlace {
        first?.place(of: parameter) ?? pattern.place(of: parameter.name)
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
