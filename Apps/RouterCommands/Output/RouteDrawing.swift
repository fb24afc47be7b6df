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
        return [Style.title((schemes + hosts).joined(separator: "  "))] + branches(of: routes, below: 0, indent: "")
    }

    private var routes: [(segments: [Substring], declaration: LinkDeclaration)] {
        table.declarations.map { ($0.pattern.description.split(separator: "/"), $0) }
    }

    /// The routes whose segments from `depth` on are to be drawn, those of one first segment under it.
    private func branches(
        of routes: [(segments: [Substring], declaration: LinkDeclaration)], below depth: Int, indent: String
    ) -> [String] {
        var names: [Substring] = []
        for route in routes where route.segments.count > depth && !names.contains(route.segments[depth]) {
            names.append(route.segments[depth])
        }
        return names.enumerated().flatMap { index, name in
            let isLast = index == names.count - 1
            let members = routes.filter { $0.segments.count > depth && $0.segments[depth] == name }
            let own = members.first { $0.segments.count == depth + 1 }?.declaration
            let line = indent + (isLast ? "└ " : "├ ") + name + Style.quiet(own.map(details) ?? "")
            return [line] + branches(of: members, below: depth + 1, indent: indent + (isLast ? "  " : "│ "))
        }
    }

    /// What the route itself takes; parameters of segments above stand there.
    private func details(of declaration: LinkDeclaration) -> String {
        let names = declaration.pattern.parameterNames
        let last = declaration.pattern.description.split(separator: "/").last ?? ""
        let own = declaration.parameters.compactMap { parameter -> String? in
            let text = "\(parameter.name)=\(parameter.typeName)"
            if names.contains(parameter.name) {
                return last.dropFirst() == parameter.name ? "(\(parameter.typeName))" : nil
            }
            return parameter.isRequired ? "?\(text)" : "[?\(text)]"
        }
        let trust = declaration.minimumSource == .scheme ? [] : ["from \(declaration.minimumSource.rawValue)"]
        let question = declaration.asksFirst ? ["asks first"] : []
        return (own + trust + question).map { "  " + $0 }.joined()
    }
}
