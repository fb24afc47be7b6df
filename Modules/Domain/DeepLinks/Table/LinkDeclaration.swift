/// A route in the table: its pattern and parameters, and the sources that may open it.
///
/// It is a class, so that a match keeps one reference and not what the declaration holds.
public final class LinkDeclaration: Sendable {
    public let pattern: LinkPattern
    public let parameters: [ParameterDeclaration]
    /// The least trusted source that the route takes links from.
    public let minimumSource: LinkSource
    /// Whether the user is asked before it runs, because it has an effect.
    public let requiresConfirmation: Bool
    /// Its parameters with their places, which are found once and not for each link.
    private let placed: PlacedParameter?

    public init(
        _ pattern: LinkPattern, parameters: [ParameterDeclaration] = [], minimumSource: LinkSource = .scheme,
        requiresConfirmation: Bool = false
    ) {
        self.pattern = pattern
        self.parameters = parameters
        placed = PlacedParameter(parameters[...], in: pattern)
        self.minimumSource = minimumSource
        self.requiresConfirmation = requiresConfirmation
    }

    /// - Throws: `invalidParameter` for the first parameter that a link does not carry as declared.
    @inline(__always)
    func check(_ bytes: Span<UInt8>, _ places: LinkPlaces) throws(LinkError) {
        try placed?.check(bytes, places)
    }

    /// Where links carry a parameter, which need not be one that the route declares.
    @inline(__always)
    func place(of parameter: ParameterDeclaration) -> ParameterPlace {
        placed?.place(of: parameter) ?? pattern.place(of: parameter.name)
    }
}
