/// A route's parameter and where the route's links carry it, which is found once and not for each link.
struct PlacedParameter: Sendable {
    let parameter: ParameterDeclaration
    let place: ParameterPlace

    /// Why a link's values are not what is declared; nil if they are.
    func fault(in bytes: Span<UInt8>, _ places: LinkPlaces) -> LinkError? {
        parameter.fault(in: bytes, places, at: place)
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
