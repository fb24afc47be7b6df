import DeepLinks

extension JSONObject {
    /// One route as `routes --format json` prints it: `from` is the least trusted channel that it takes links from.
    init(_ declaration: LinkDeclaration) {
        let parameters = declaration.parameters.map { parameter -> JSONObject in
            [
                "name": parameter.name, "type": parameter.typeName, "required": parameter.isRequired,
                "place": declaration.pattern.hasParameter(parameter.name) ? "path" : "query",
            ]
        }
        self = [
            "route": declaration.pattern.description, "parameters": parameters,
            "from": declaration.minimumSource.rawValue, "asksFirst": declaration.requiresConfirmation,
        ]
    }
}
