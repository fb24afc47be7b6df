/// A route as the table sees it: what it takes, and from whom.
public struct LinkDeclaration: Sendable {
    public let pattern: LinkPattern
    public let parameters: [ParameterDeclaration]
    /// The least trusted source that the route takes links from.
    public let minimumSource: LinkSource
    /// Whether the user is asked before it runs, because it has an effect.
    public let asksFirst: Bool

    public init(
        _ pattern: LinkPattern, parameters: [ParameterDeclaration] = [], minimumSource: LinkSource = .scheme,
        asksFirst: Bool = false
    ) {
        self.pattern = pattern
        self.parameters = parameters
        self.minimumSource = minimumSource
        self.asksFirst = asksFirst
    }

    /// - Throws: `invalidParameter` for the first declared parameter that the link does not carry as declared.
    func checkParameters(of link: LinkText) throws(LinkError) {
        let error = link.text.withBytes { bytes -> LinkError? in
            for index in parameters.indices {
                if let error = parameters[index].fault(in: bytes, link.places, pattern.captures) { return error }
            }
            return nil
        }
        if let error { throw error }
    }
}
