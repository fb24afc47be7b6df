import DeepLinks

extension JSONObject {
    /// The routes of a table as `routes --format json` prints them.
    static func routes(of table: LinkTable) -> [JSONObject] {
        table.declarations.map { JSONObject($0, in: table.origins) }
    }

    /// `from` is the least trusted channel that the route takes links from, `on` the host whose links alone it takes.
    private init(_ declaration: LinkDeclaration, in origins: LinkOrigins) {
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
        if let host = declaration.host { merge(["on": host]) }
        // One subdomain stands for all of a wildcard.
        let site = declaration.host?.replacing("*.", with: "any.") ?? origins.printedHost
        if origins.fragments.holdPaths(on: site) { merge(["fragments": "path"]) }
    }
}
