public import Foundation
public import Launches
public import Navigation
import Notifications
import StoreErrors

/// The features of a program, and what they answer together.
@MainActor
public struct Features {
    private let coordinators: [any FeatureCoordinator]

    public init<Main: MainCoordinator>(of main: Main) {
        coordinators = Main.features.map { $0.coordinator(main) }
    }

    /// The feature that declares the action performs it.
    public func perform(_ action: ActionRequest) async throws(RouteError) {
        let owner = coordinators.first {
            type(of: $0).categories.action(action.action, in: action.notification.category) != nil
        }
        guard let owner else { throw .contentNotFound }
        try await owner.perform(action)
    }

    /// Every feature stores a push's content; it is new if it was new to one.
    public func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool {
        var isNew = false
        try await askEach { (feature) throws(RouteError) in
            if try await feature.ingest(push) { isNew = true }
        }
        return isNew
    }

    /// The first feature that knows says whether the visible screen displays the push's content; it does if none knows.
    public func shows(_ push: ReceivedPush) -> Bool { coordinators.lazy.compactMap { $0.shows(push) }.first ?? true }

    public func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError) {
        try await askEach { (feature) throws(RouteError) in
            try await feature.didShow(screen, to: account, at: date)
        }
    }

    public func flushOutbox(for account: AccountID) async {
        for feature in coordinators { await feature.flushOutbox(for: account) }
    }

    public func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool {
        for feature in coordinators where try await !feature.isOutboxEmpty(of: account) { return false }
        return true
    }

    /// Those of all features, in their order.
    public func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]? {
        var offered: [SystemItem]?
        for feature in coordinators {
            if let more = try await feature.quickActions(of: account) { offered = (offered ?? []) + more }
        }
        return offered
    }

    public func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem? {
        for feature in coordinators {
            if let item = try await feature.searchItem(for: screen, of: account) { return item }
        }
        return nil
    }

    /// The sum of the features' badges.
    public func badge() async throws(RouteError) -> Int? {
        var sum: Int?
        for feature in coordinators {
            guard let count = try await feature.badge() else { continue }
            sum = (sum ?? 0) + count
        }
        return sum
    }

    public func removeAccount() async throws(RouteError) {
        try await askEach { (feature) throws(RouteError) in try await feature.removeAccount() }
    }

    /// Asks every feature, also after one has failed. Of several failures it throws a disk's refusal, since that is
    /// retried until it passes, else the first.
    private func askEach(
        _ ask: @MainActor (any FeatureCoordinator) async throws(RouteError) -> Void
    ) async throws(RouteError) {
        var failures: [RouteError] = []
        for feature in coordinators {
            do { try await ask(feature) } catch { failures.append(error) }
        }
        for case .store(.refused(let reason)) in failures { throw .store(.refused(reason: reason)) }
        if let failure = failures.first { throw failure }
    }

    public func load() async throws(RouteError) {
        for feature in coordinators { try await feature.load() }
    }

    public func makeModel(for screen: Screen) -> any ScreenModel {
        coordinators.lazy.compactMap { $0.makeModel(for: screen) }.first ?? StaticScreenModel(showing: screen)
    }
}
