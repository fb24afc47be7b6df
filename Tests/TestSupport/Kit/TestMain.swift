public import AppFlow
public import DeepLinks
public import Foundation
public import Launches
public import Navigation
public import Notifications
import StoreErrors

/// A program of two tabs and one feature, itself, made for these tests alone.
@MainActor
public final class TestMain: MainCoordinator, FeatureCoordinator {
    public nonisolated static let origins = LinkOrigins(schemes: ["test"], hosts: ["test.example.com"])
    public nonisolated static let tabRoots = [TabRoot("first", Screen("first")), TabRoot("second", Screen("second"))]
    public nonisolated static let linkRules = LinkRules([.link(inKey: "deepLink")], ownPage: { "page?id=\($0)" })

    public nonisolated static var routes: [Route<TestMain>] {
        [
            Route("item/:id", LinkParameter("id", String.self)) { main, _, id throws(RouteError) in
                await main.gate?.pass()
                main.onPlan(id)
                if id == "missing" { throw .contentNotFound }
                if id == "broken" { throw .store(.unavailable(reason: "test")) }
                return [.push(Screen("item", id: id))]
            },
            Route("vault", from: .push) { _, _ in [.push(Screen("vault"))] },
            Route(
                "buy/:id", LinkParameter("id", String.self), requiresConfirmation: true,
                missing: { main, id throws(RouteError) in try await main.onMissing(id) },
                plan: { _, _, id throws(RouteError) in
                    if id == "missing" { throw .contentNotFound }
                    return [.push(Screen("bought", id: id))]
                }),
            Route("sheet") { _, _ in [.present(Screen("sheet"))] },
            Route("copy/:id", LinkParameter("id", String.self), policy: .push) { _, _, id in
                [.push(Screen("item", id: id))]
            },
            Route("over/:id", LinkParameter("id", String.self), policy: .onTop) { _, _, id in
                [.push(Screen("item", id: id))]
            },
            Route("page", LinkParameter("id", String.self)) { _, _, id in [.push(Screen("page", id: id))] },
            Route(
                "news/:id", LinkParameter("id", String.self),
                missing: { main, id throws(RouteError) in try await main.onMissing(id) },
                plan: { _, _, id in [.push(Screen("news", id: id))] }),
            Route("half") { _, _ in
                [.selectTab("second"), .push(Screen("x")), .selectTab("nowhere"), .push(Screen("y"))]
            },
        ]
    }

    public nonisolated static var features: [Feature<TestMain>] { [Feature { $0 }] }

    public nonisolated static let categories = [
        NotificationCategory(
            "message",
            actions: [
                NotificationAction("reply", .performWithText), NotificationAction("read", .perform),
                NotificationAction("view", .open),
            ]),
        NotificationCategory("plain", actions: []),
    ]

    /// Two items ask for permission to notify.
    public nonisolated static func permission(on screen: Screen) -> AuthorizationOptions? {
        switch screen.id {
        case "asks": [.alert, .badge, .sound]
        case "asks-quietly": [.alert, .provisional]
        default: nil
        }
    }

    /// The store that takes effects; nil for one that cannot be reached.
    public var effects: Effects?
    /// What loading throws; nil for loading that works.
    public var loadingFailure: RouteError?
    /// Holds planning and effects until a test lets them go on.
    public var gate: PlanningGate?
    /// Called when loading begins, and waited for.
    public var willLoad: @MainActor () async -> Void = {}
    /// Called with each item that a plan leads to.
    public var onPlan: @MainActor (String) -> Void = { _ in }
    /// Says what the store does not have of a target.
    public var onMissing: @MainActor (String) async throws(RouteError) -> MissingContent? = { _ in nil }

    /// - Parameter change: whatever else is to be as a test wants it.
    public init(
        effects: Effects? = nil, gate: PlanningGate? = nil, _ change: @MainActor (TestMain) -> Void = { _ in }
    ) {
        self.effects = effects
        self.gate = gate
        change(self)
    }

    public func perform(_ action: ActionRequest) async throws(RouteError) {
        await gate?.pass()
        if effects?.refusesByDisk == true { throw .store(.refused(reason: "the disk is full")) }
        guard let effects, effects.isReachable else {
            throw effects?.unreachable ?? .store(.unavailable(reason: "test"))
        }
        if action.text == "impossible" { throw .contentNotFound }
        effects.take(action)
    }

    /// Ingests a push; says whether it is new.
    public var onIngest: @MainActor (ReceivedPush) async throws(RouteError) -> Bool = { _ in false }
    /// Called with each screen that becomes visible.
    public var onShow: @MainActor (Screen) async throws(RouteError) -> Void = { _ in }
    /// Tells what the user finds of a screen.
    public var onSearchItem: @MainActor (Screen) async throws(RouteError) -> SystemItem? = { _ in nil }
    /// Tells what the menu of the app's icon offers.
    public var onQuickActions: @MainActor () async throws(RouteError) -> [SystemItem]? = { nil }
    /// Tells what the number on the app's icon is to be.
    public var onBadge: @MainActor () async throws(RouteError) -> Int? = { nil }
    /// Takes what was an account's out of the stores.
    public var onRemoveAccount: @MainActor () async throws(RouteError) -> Void = {}

    public func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool { try await onIngest(push) }

    public func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError) {
        try await onShow(screen)
    }

    public func flushOutbox(for account: AccountID) async {}

    public func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool { true }

    public func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]? {
        try await onQuickActions()
    }

    public func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem? {
        try await onSearchItem(screen)
    }

    public func badge() async throws(RouteError) -> Int? { try await onBadge() }

    public func removeAccount() async throws(RouteError) { try await onRemoveAccount() }

    public func load() async throws(RouteError) {
        await willLoad()
        if let loadingFailure { throw loadingFailure }
    }

    /// Makes the models of the screens.
    public var onModel: @MainActor (Screen) -> any ScreenModel = { StaticScreenModel(showing: $0) }

    public func makeModel(for screen: Screen) -> (any ScreenModel)? { onModel(screen) }
}

/// A store of effects that outlives the process and keeps each unique by its key.
@MainActor
public final class Effects {
    public var isReachable = true
    /// What it throws while it is not reachable.
    public var unreachable = RouteError.store(.unavailable(reason: "test"))
    /// Whether its disk takes nothing.
    public var refusesByDisk = false
    public private(set) var standing: [ActionRequest] = []

    public init() {}

    public func take(_ action: ActionRequest) {
        if !standing.contains(where: { $0.key == action.key }) { standing.append(action) }
    }

    /// As a sign-out wants it.
    public func removeAll() {
        standing = []
    }
}
