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
    /// Whether a link from outside the app is confirmed first.
    let requiresConfirmation: Bool

    private enum CodingKeys: String, CodingKey {
        case route, parameters, from
        case requiresConfirmation = "asksFirst"
    }

    init(_ declaration: LinkDeclaration) {
        route = declaration.pattern.description
        from = declaration.minimumSource.rawValue
        requiresConfirmation = declaration.requiresConfirmation
        parameters = declaration.parameters.map { parameter in
            let place = declaration.pattern.hasParameter(parameter.name) ? "path" : "query"
            return Parameter(
                name: parameter.name, type: parameter.typeName, place: place, required: parameter.isRequired)
        }
    }
}
