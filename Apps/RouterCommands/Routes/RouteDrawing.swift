import DeepLinks

/// The routes as a tree in text.
struct RouteDrawing {
    private let table: LinkTable

    init(_ table: LinkTable) {
        self.table = table
    }

    var lines: [String] {
        let schemes = table.origins.schemes.map { "\($0)://" }
        let hosts = table.origins.hosts.map { "https://\($0)" }
        return [(schemes + hosts).joined(separator: "  ")] + branches(of: routes, below: 0, indent: "")
    }

    private var routes: [(segments: [String], declaration: LinkDeclaration)] {
        table.declarations.map { ($0.pattern.segments, $0) }
    }

    /// The routes whose segments from `depth` on are to be drawn, those of one first segment under it.
    private func branches(
        of routes: [(segments: [String], declaration: LinkDeclaration)], below depth: Int, indent: String
    ) -> [String] {
        var names: [String] = []
        for route in routes where route.segments.count > depth && !names.contains(route.segments[depth]) {
            names.append(route.segments[depth])
        }
        return names.enumerated().flatMap { index, name in
            let isLast = index == names.count - 1
            let members = routes.filter { $0.segments.count > depth && $0.segments[depth] == name }
            let own = members.filter { $0.segments.count == depth + 1 }.map { details(of: $0.declaration) }
            // Several have the same pattern, each on another host.
            let lines = own.dropLast().map { indent + "├ " + name + $0 }
            let line = indent + (isLast ? "└ " : "├ ") + name + (own.last ?? "")
            return lines + [line] + branches(of: members, below: depth + 1, indent: indent + (isLast ? "  " : "│ "))
        }
    }

    /// What the route itself takes; parameters of segments above stand there.
    private func details(of declaration: LinkDeclaration) -> String {
        let pattern = declaration.pattern
        let isLastParameter = [":", "*"].contains(pattern.segments.last?.first)
        let last = isLastParameter ? pattern.parameterNames.last : nil
        let own = declaration.parameters.compactMap { parameter -> String? in
            let text = "\(parameter.name)=\(parameter.typeName)"
            if pattern.hasParameter(parameter.name) {
                return parameter.name == last ? "(\(parameter.typeName))" : nil
            }
            return parameter.isRequired ? "?\(text)" : "[?\(text)]"
        }
        let host = declaration.host.map { ["on \($0)"] } ?? []
        let trust = declaration.minimumSource == .scheme ? [] : ["from \(declaration.minimumSource.rawValue)"]
        let question = declaration.requiresConfirmation ? ["requires confirmation"] : []
        return (own + host + trust + question).map { "  " + $0 }.joined()
    }
}

extension LinkPattern {
    /// The pattern of nothing has the segment `/`.
    fileprivate var segments: [String] {
        description == "/" ? ["/"] : description.split(separator: "/").map(String.init)
    }
}
