/// A route's parameter and where the route's links carry it, which is found once and not for each link.
struct PlacedParameter: Sendable {
    let parameter: ParameterDeclaration
    let place: ParameterPlace
}

/// Where the links of a route carry a parameter.
enum ParameterPlace: Sendable {
    /// The path's segment of this number.
    case segment(Int)
    /// All segments from there on.
    case rest(Int)
    case query
}
