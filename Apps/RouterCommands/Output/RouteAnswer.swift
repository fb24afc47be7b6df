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
        let path = Set(declaration.pattern.parameterNames)
        parameters = declaration.parameters.map { parameter in
            Parameter(
                name: parameter.name, type: parameter.typeName, place: path.contains(parameter.name) ? "path" : "query",
                required: parameter.isRequired)
        }
    }
}
