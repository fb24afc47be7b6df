import DeepLinks

/// The routes as a table for a page.
struct RouteMarkdown {
    let lines: [String]

    init(_ table: LinkTable) {
        let rows = table.declarations.map { declaration in
            let parameters = declaration.parameters.map { parameter in
                let place = declaration.pattern.hasParameter(parameter.name) ? "" : "?"
                let isOptional = !parameter.isRequired && !place.isEmpty
                return "`\(place)\(parameter.name)` \(parameter.typeName)" + (isOptional ? " (optional)" : "")
            }
            let source =
                declaration.minimumSource.rawValue + (declaration.requiresConfirmation ? ", requires confirmation" : "")
            return ["`\(declaration.pattern)`", parameters.joined(separator: ", "), source]
        }
        lines = ["| link | parameters | from |", "|---|---|---|"] + rows.map(Self.line)
    }

    private static func line(_ cells: [String]) -> String {
        "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
}
