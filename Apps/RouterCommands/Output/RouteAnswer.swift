import DeepLinks

/// One route as `routes --format json` prints it.
struct RouteAnswer: Encodable {
    struct Parameter: Encodable {
        let name: String
        let type: String
        /// `path` or `query`.
        let place: String
        let required: Bool
    }

    let route: String
    let parameters: [Parameter]
    /// The least trusted channel that it takes links from.
    let from: String
    /// Whether the user is asked before.
    let asksFirst: Bool

    init(_ declaration: LinkDeclaration) {
        route = declaration.pattern.description
        from = declaration.minimumSource.rawValue
        asksFirst = declaration.asksFirst
        parameters = declaration.parameters.map { parameter in
            let place = declaration.pattern.hasParameter(parameter.name) ? "path" : "query"
            return Parameter(
                name: parameter.name, type: parameter.typeName, place: place, required: parameter.isRequired)
        }
    }
}
