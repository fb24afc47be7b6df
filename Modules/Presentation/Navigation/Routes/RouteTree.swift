public import DeepLinks

/// All links of an app, from the root coordinator down, as a table, and the steps to each one's screen.
public struct RouteTree<Root: Coordinator>: Sendable {
    /// The same links as a table, which resolves, prints and explains them.
    public let table: LinkTable
    private let links: [Route<Root>]

    /// All links begin at the root, and the app answers to the schemes and hosts of these origins.
    /// - Throws: ``RouteTreeError`` if coordinators enter each other in a circle, or the patterns make no table.
    public init(_ root: Root.Type, origins: LinkOrigins) throws(RouteTreeError) {
        links = try Route.flattened(Root.routes, below: [root])
        let declarations = try links.map { link throws(RouteTreeError) in try link.declaration }
        do {
            table = try LinkTable(declarations, origins: origins)
        } catch {
            throw .table(error)
        }
    }

    /// The screen that a match's route declares as the one that its plan ends on; nil if it declares none.
    public func screen(of match: LinkMatch) -> Screen? {
        links.indices.contains(match.index) ? links[match.index].screen(match) : nil
    }

    /// What a match's target shows and the device does not have yet; nil if it has everything.
    /// - Throws: ``RouteError`` if that cannot be found out, or cannot be fetched.
    @MainActor
    public func missingContent(of match: LinkMatch, from root: Root) async throws(RouteError) -> MissingContent? {
        guard links.indices.contains(match.index) else { return nil }
        return try await links[match.index].missing(root, match)
    }

    /// The steps to a match's screen, parents first. Changes nothing.
    /// - Throws: ``RouteError`` if the screen would have nothing to show.
    @MainActor
    public func plan(_ match: LinkMatch, from root: Root) async throws(RouteError) -> RoutePlan {
        guard links.indices.contains(match.index) else { throw .link(.linkNotFound) }
        let link = links[match.index]
        return RoutePlan(steps: try await link.plan(root, true, match), policy: link.policy)
    }
}

/// What is to be committed to reach a screen.
public struct RoutePlan: Equatable, Sendable {
    public var steps: [NavigationStep]
    public var policy: RoutePolicy

    public init(steps: [NavigationStep], policy: RoutePolicy = .reuse) {
        self.steps = steps
        self.policy = policy
    }
}

/// Why routes make no tree.
public enum RouteTreeError: Error, Equatable, Sendable, CustomStringConvertible {
    case table(LinkTableError)
    /// Coordinators that enter each other, in the order in which they do.
    case circle([String])

    public var description: String {
        switch self {
        case .table(let error): "\(error)"
        case .circle(let names): "coordinators enter each other in a circle: \(names.joined(separator: " > "))"
        }
    }
}
