public import AppFlow
public import DeepLinks
public import Navigation
public import Notifications

/// A program of two tabs, made for these tests alone.
@MainActor
public final class TestMain: MainCoordinator {
    public nonisolated static let origins = LinkOrigins(schemes: ["test"], hosts: ["test.example.com"])
    public nonisolated static let tabRoots = [TabRoot("first", Screen("first")), TabRoot("second", Screen("second"))]
    public nonisolated static let linkRules = LinkRules([.link(inKey: "deepLink")], ownPage: { "page?id=\($0)" })

    public nonisolated static var routes: [Route<TestMain>] {
        [
            Route("item/:id", LinkParameter("id", String.self)) { main, _, id throws(RouteError) in
                await main.gate?.pass()
                if id == "missing" { throw .contentNotFound }
                if id == "broken" { throw .databaseUnavailable(reason: "test") }
                return [.push(Screen("item", id: id))]
            },
            Route("vault", from: .push) { _, _ in [.push(Screen("vault"))] },
            Route("page", LinkParameter("id", String.self)) { _, _, id in [.push(Screen("page", id: id))] },
            Route("half") { _, _ in
                [.selectTab("second"), .push(Screen("x")), .selectTab("nowhere"), .push(Screen("y"))]
            },
        ]
    }

    public nonisolated static let categories = [
        NotificationCategory(
            "message",
            actions: [
                NotificationAction("reply", .performWithText), NotificationAction("read", .perform),
                NotificationAction("view", .open),
            ])
    ]

    public init() {}

    /// The store that takes effects; nil for one that cannot be reached.
    public var effects: Effects?
    /// What loading throws; nil for loading that works.
    public var loadingFailure: RouteError?
    /// Holds planning until a test lets it go on.
    public var gate: PlanningGate?

    public func perform(_ action: ActionRequest) async throws(RouteError) {
        await gate?.pass()
        guard let effects else { throw .databaseUnavailable(reason: "test") }
        if action.text == "impossible" { throw .contentNotFound }
        effects.take(action)
    }

    public func load() async throws(RouteError) {
        if let loadingFailure { throw loadingFailure }
    }

    public func makeModel(for screen: Screen) -> any ScreenModel { StaticScreenModel(showing: screen) }
}
