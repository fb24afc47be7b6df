import DeepLinks

/// The tree of routes as a list: a whole pattern for each link, and what all routes from the root to it declare.
extension Route {
    var declaration: LinkDeclaration {
        get throws(RouteTreeError) {
            LinkDeclaration(
                try pattern.get(), on: host, parameters: parameters, minimumSource: minimumSource,
                requiresConfirmation: requiresConfirmation)
        }
    }

    /// All links of these routes, each followed by what hangs below it.
    /// - Parameter coordinators: those entered from the root down, so that a circle is found.
    static func flattened(
        _ routes: [Route], below coordinators: [any Coordinator.Type]
    ) throws(RouteTreeError) -> [Route] {
        var links: [Route] = []
        for route in routes {
            let pattern = try route.pattern.get()
            if route.isDestination { links.append(route) }
            for child in try route.children(coordinators) { links.append(try route.passing(pattern, to: child)) }
        }
        return links
    }

    /// The child's link with this place passed through before it.
    private func passing(_ pattern: LinkPattern, to child: Route) throws(RouteTreeError) -> Route {
        let rest = try child.pattern.get()
        var link = child
        let whole = Result { () throws(LinkTableError) in try pattern.appending(rest) }
        link.pattern = whole.mapError(RouteTreeError.table)
        link.host = child.host ?? host
        link.parameters = parameters.filter { $0.isRequired || pattern.hasParameter($0.name) } + child.parameters
        link.minimumSource = max(minimumSource, child.minimumSource)
        link.requiresConfirmation = requiresConfirmation || child.requiresConfirmation
        link.plan = { [plan] owner, isDestination, match throws(RouteError) in
            let steps = try await plan(owner, false, match)
            return steps + (try await child.plan(owner, isDestination, match))
        }
        return link
    }
}
