public import DeepLinks

/// One link of a coordinator, and the links below it.
///
/// A coordinator's subtree holds only what it can make: a child's routes are added only through a closure that
/// returns that child.
///
/// ```swift
/// Route(
///     "book/:id", LinkParameter("id", Int64.self), screen: { .book($0) },
///     plan: { _, _, id in [.push(.book(id))] })
/// ```
public struct Route<Owner: AnyObject>: Sendable {
    // Its owner is a coordinator, as who enters it requires. Were that required here, each start would search the
    // program for each coordinator's conformance.
    /// Returns the steps to a route's place, and changes nothing. `isDestination` is false while the link goes on below
    /// it.
    public typealias Plan<each Value> =
        @MainActor @Sendable (
            _ owner: Owner, _ isDestination: Bool, _ values: repeat each Value
        ) async throws(RouteError) -> [NavigationStep]
    /// Returns what a route's target shows and the device does not have yet; nil if it has everything.
    public typealias Missing<each Value> =
        @MainActor @Sendable (_ owner: Owner, _ values: repeat each Value) async throws(RouteError) -> MissingContent?

    var pattern: Result<LinkPattern, RouteTreeError>
    /// Where its links are addressed to; nil if it is as for the route above.
    var host: String?
    var parameters: [ParameterDeclaration]
    let policy: RoutePolicy
    var minimumSource: LinkSource
    var requiresConfirmation: Bool
    /// Whether a link may end here; if not, links only pass through.
    let isDestination: Bool
    /// The screen that a match ends on, as far as its values tell.
    let screen: @Sendable (LinkMatch) -> Screen?
    let missing: Missing<LinkMatch>
    var plan: Plan<LinkMatch>
    /// All links below this one, given the coordinators that were entered from the root down.
    let children: @Sendable ([any Coordinator.Type]) throws(RouteTreeError) -> [Route<Owner>]

    /// A link, and others of the same coordinator below it.
    /// - Parameters:
    ///   - pattern: relative to the route above, such as `:feedID` or `attendance-modal`.
    ///   - host: the host, or the wildcard, whose links alone open it, and what hangs below it without a host of its
    ///     own.
    ///   - parameters: those in the path and those that it takes as query items.
    ///   - policy: how its screen joins those that are shown.
    ///   - minimumSource: the least trusted source that may open it.
    ///   - requiresConfirmation: whether a link from outside the app is confirmed first, since its screen has an
    ///     effect.
    ///   - screen: the screen that the plan ends on, made from the values alone: a push with such a link shows no
    ///     banner over it. Nil to show one there, too.
    ///   - missing: whether what the screen shows has to be fetched, and who waits for it. Without it the plan fails if
    ///     there is nothing to show.
    ///   - routes: the same coordinator's links below this one.
    ///   - plan: the steps to this place.
    public init<each Value: Sendable>(
        _ pattern: String, on host: String? = nil, _ parameters: repeat LinkParameter<each Value>,
        policy: RoutePolicy = .reuse, from minimumSource: LinkSource = .scheme, requiresConfirmation: Bool = false,
        screen: (@Sendable (repeat each Value) -> Screen?)? = nil, missing: Missing<repeat each Value>? = nil,
        routes: [Route<Owner>] = [], plan: @escaping Plan<repeat each Value>
    ) {
        self.init(
            pattern, on: host, repeat each parameters, policy: policy, from: minimumSource,
            requiresConfirmation: requiresConfirmation, screen: screen, missing: missing, plan: plan,
            children: { coordinators throws(RouteTreeError) in try Route.flattened(routes, below: coordinators) })
    }

    /// A link that leads into another coordinator, which `enter` makes or returns, and all links of that coordinator
    /// below it. Without a plan it is only their prefix, and no link itself: `policy:` and `screen:` mean nothing then.
    /// The other parameters are those of any link.
    public init<Child: Coordinator, each Value: Sendable>(
        _ pattern: String, on host: String? = nil, _ parameters: repeat LinkParameter<each Value>,
        policy: RoutePolicy = .reuse, from minimumSource: LinkSource = .scheme, requiresConfirmation: Bool = false,
        screen: (@Sendable (repeat each Value) -> Screen?)? = nil,
        enter: @escaping @MainActor @Sendable (_ owner: Owner) -> Child,
        plan: Plan<repeat each Value>? = nil
    ) {
        self.init(
            pattern, on: host, repeat each parameters, policy: policy, from: minimumSource,
            requiresConfirmation: requiresConfirmation, screen: screen,
            plan: plan, children: Self.links(below: enter))
    }

    private static func links<Child: Coordinator>(
        below enter: @escaping @MainActor @Sendable (_ owner: Owner) -> Child
    ) -> @Sendable ([any Coordinator.Type]) throws(RouteTreeError) -> [Route<Owner>] {
        { coordinators throws(RouteTreeError) in
            let entered = coordinators + [Child.self]
            guard !coordinators.contains(where: { $0 == Child.self }) else { throw .circle(entered.map { "\($0)" }) }
            return try Route<Child>.flattened(Child.routes, below: entered).map { Route($0, entering: enter) }
        }
    }

    /// A child's link for the coordinator above, which enters that child.
    private init<Child>(_ link: Route<Child>, entering child: @escaping @MainActor @Sendable (_ owner: Owner) -> Child)
    {
        pattern = link.pattern
        host = link.host
        parameters = link.parameters
        policy = link.policy
        minimumSource = link.minimumSource
        requiresConfirmation = link.requiresConfirmation
        isDestination = link.isDestination
        screen = link.screen
        missing = { owner, match throws(RouteError) in try await link.missing(child(owner), match) }
        plan = { owner, isDestination, match throws(RouteError) in
            try await link.plan(child(owner), isDestination, match)
        }
        children = { _ in [] }
    }

    private init<each Value: Sendable>(
        _ pattern: String, on host: String?, _ parameters: repeat LinkParameter<each Value>, policy: RoutePolicy,
        from minimumSource: LinkSource, requiresConfirmation: Bool, screen: (@Sendable (repeat each Value) -> Screen?)?,
        missing: Missing<repeat each Value>? = nil, plan: Plan<repeat each Value>?,
        children: @escaping @Sendable ([any Coordinator.Type]) throws(RouteTreeError) -> [Route<Owner>]
    ) {
        let parsed = Result { () throws(LinkTableError) in try LinkPattern(pattern) }
        self.pattern = parsed.mapError(RouteTreeError.table)
        self.host = host
        self.policy = policy
        self.minimumSource = minimumSource
        self.requiresConfirmation = requiresConfirmation
        isDestination = if case .some = plan { true } else { false }
        self.children = children
        var declarations: [ParameterDeclaration] = []
        for parameter in repeat each parameters { declarations.append(parameter.declaration) }
        self.parameters = declarations
        self.screen = { match in
            guard let screen else { return nil }
            do {
                return screen(repeat try (each parameters).value(in: match))
            } catch {
                return nil
            }
        }
        self.missing = { owner, match throws(RouteError) in
            try await missing?(owner, repeat try (each parameters).value(in: match, isRead: true))
        }
        let path = try? parsed.get()
        self.plan = { owner, isDestination, match throws(RouteError) in
            try await plan?(
                owner, isDestination,
                repeat try (each parameters).value(
                    in: match, isRead: isDestination || path?.hasParameter((each parameters).declaration.name) == true))
                ?? []
        }
    }
}

extension LinkParameter {
    /// The value for a route's plan.
    /// - Parameter isRead: whether the route reads it even if it may be absent. A walk that only passes through leaves
    ///   such query items out: they belong to the destination.
    func value(in match: LinkMatch, isRead: Bool) throws(RouteError) -> Value {
        if !isRead, let absentValue { return absentValue }
        do {
            return try value(in: match)
        } catch {
            throw .link(error)
        }
    }
}

/// How a tap goes on whose target shows what is not on the device yet. A route says so with its `missing`.
public enum MissingContent: Sendable {
    /// Its screen opens at once and fetches it, as ``ScreenSource/fetch()`` does.
    case loadedByScreen
    /// The tap waits for it, no longer than that. Then, or if the backend gives no answer, its screen opens and fetches
    /// it. Any other error opens nothing, and an alert says why.
    case awaited(atMost: Duration, fetch: @MainActor @Sendable () async throws(RouteError) -> Void)
}
