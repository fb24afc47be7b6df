import DeepLinks

/// One line of the flattened tree: a whole pattern, and what all routes from the root to it declare.
struct RouteEntry<Owner: AnyObject>: Sendable {
    let pattern: LinkPattern
    let host: String?
    let parameters: [ParameterDeclaration]
    let policy: RoutePolicy
    let minimumSource: LinkSource
    let requiresConfirmation: Bool
    let screen: @Sendable (LinkMatch) -> Screen?
    let plan: @MainActor @Sendable (Owner, LinkMatch) async throws(RouteError) -> [NavigationStep]

    var declaration: LinkDeclaration {
        LinkDeclaration(
            pattern, on: host, parameters: parameters, minimumSource: minimumSource,
            requiresConfirmation: requiresConfirmation)
    }

    /// All lines of these routes, each followed by what hangs below it.
    static func entries(
        of routes: [Route<Owner>], trail: RouteTrail
    ) throws(RouteTreeError) -> [RouteEntry<Owner>] {
        var entries: [RouteEntry<Owner>] = []
        for route in routes {
            let own = try RouteEntry(route)
            if route.isDestination { entries.append(own) }
            for child in try route.children(trail) {
                entries.append(try own.passing(to: child, through: route))
            }
        }
        return entries
    }

    /// The child's line with this place passed through before it.
    private func passing(
        to child: RouteEntry<Owner>, through route: Route<Owner>
    ) throws(RouteTreeError) -> RouteEntry<Owner> {
        let whole: LinkPattern
        do {
            whole = try pattern.appending(child.pattern)
        } catch {
            throw .table(error)
        }
        let passed = parameters.filter { $0.isRequired || pattern.hasParameter($0.name) }
        return RouteEntry(
            pattern: whole, host: child.host ?? host, parameters: passed + child.parameters, policy: child.policy,
            minimumSource: max(minimumSource, child.minimumSource),
            requiresConfirmation: requiresConfirmation || child.requiresConfirmation,
            screen: child.screen,
            plan: { owner, match throws(RouteError) in
                let steps = try await route.plan(owner, false, match)
                return steps + (try await child.plan(owner, match))
            })
    }

    /// The same line for the coordinator above, which enters this one.
    func lifted<Parent: AnyObject>(
        by enter: @escaping @MainActor @Sendable (Parent) -> Owner
    ) -> RouteEntry<Parent> {
        RouteEntry<Parent>(
            pattern: pattern, host: host, parameters: parameters, policy: policy, minimumSource: minimumSource,
            requiresConfirmation: requiresConfirmation, screen: screen,
            plan: { parent, match throws(RouteError) in try await plan(enter(parent), match) })
    }
}

extension RouteEntry {
    private init(_ route: Route<Owner>) throws(RouteTreeError) {
        do {
            pattern = try LinkPattern(route.pattern)
        } catch {
            throw .table(error)
        }
        host = route.host
        parameters = route.parameters
        policy = route.policy
        minimumSource = route.minimumSource
        requiresConfirmation = route.requiresConfirmation
        screen = route.screen
        plan = { owner, match throws(RouteError) in try await route.plan(owner, true, match) }
    }
}
