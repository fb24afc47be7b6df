public import Foundation
public import Launches
public import Navigation
public import Notifications

/// A feature's coordinator: its links and screens, and everything else that an app asks the feature for. A feature
/// implements the functions that it needs and leaves out the rest. The main coordinator calls each of its
/// ``MainCoordinator/features``. Each function may throw `RouteError`, such as `.store` where a store cannot be used.
///
/// ```swift
/// extension LoanCoordinator: FeatureCoordinator {
///     nonisolated static var categories: [NotificationCategory] {
///         [NotificationCategory("loan", actions: [NotificationAction("renew", .perform)])]
///     }
///
///     func perform(_ action: ActionRequest) async throws(RouteError) {
///         guard let id = action.parameters["loanID"] else { throw .contentNotFound }
///         await loans.renew(id, key: action.key.description)
///     }
///
///     func removeAccount() async throws(RouteError) { await loans.removeAll() }
/// }
/// ```
@MainActor
public protocol FeatureCoordinator: Coordinator {
    /// This feature's sentences; nil if another module holds them.
    nonisolated static var sentences: Sentences? { get }

    /// The kinds of notifications whose actions this feature performs. Each belongs to one feature.
    nonisolated static var categories: [NotificationCategory] { get }

    /// Performs an action of one of its ``categories``. Its effect happens once, however often it is requested under
    /// one key. If the account signs out meanwhile, the next sign-in waits up to twenty seconds for it. A later write
    /// goes to the next account, so wait for a backend no longer than that. Later actions wait, too.
    /// - Throws: `RouteError`. After `.store(.refused)`, which is a full or failing disk, the action is retried without
    ///   limit. After `.store(.unavailable)` and `.backend` it is retried at the next foreground, sign-in, launch and
    ///   action, three times at most; a background refresh tries it besides. Any other error is final, `.refused` with
    ///   the feature's own code.
    func perform(_ action: ActionRequest) async throws(RouteError)

    /// Stores a push's content for this feature, once however often the push arrives. The others are asked, too, if it
    /// fails; the badge is then counted at the next screen.
    /// - Returns: whether there was anything new.
    func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool

    /// Whether the visible screen, which is the push's target, displays the push's content. No push is presented over
    /// the `screen` that its link's route declares; if this is false, it stays in the list of notifications. Nil if the
    /// target is no screen of this feature, or if its screens always display their pushes' content.
    func shows(_ push: ReceivedPush) -> Bool?

    /// The user sees a screen of any feature: it came to the display, or they came back to it. Note the content that
    /// they have seen.
    func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError)

    /// Flushes an account's outbox of this feature to the app's backend. It may take as long as the backend takes: only
    /// the system's callback of an action waits for it, and no screen, badge or other action.
    func flushOutbox(for account: AccountID) async

    /// Whether the app's backend has everything from an account's outbox of this feature. Otherwise the app asks the
    /// system for a background refresh, and flushes the outbox then.
    func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool

    /// This feature's quick actions in the menu of the app's icon, the most important first; nil if it never offers
    /// any. Called each time that the user comes to a screen.
    func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]?

    /// The system's search result for a screen that the user came to; nil for none.
    func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem?

    /// This feature's share of the number on the app's icon; nil if it never has one.
    func badge() async throws(RouteError) -> Int?

    /// Deletes the signed-out account's content from this feature's stores; empty for a feature that stores none.
    /// Called again until it succeeds; nobody can sign in before.
    func removeAccount() async throws(RouteError)

    /// Loads the content that the main screen requires. It only reads: no sign-in waits for it, so what it stored of an
    /// account that signs out meanwhile would stay for the next one.
    /// If it throws, the app shows that loading failed, and the user can try again.
    func load() async throws(RouteError)

    /// The model behind one of this feature's screens; nil for any other screen.
    func makeModel(for screen: Screen) -> (any ScreenModel)?
}

extension FeatureCoordinator {
    public nonisolated static var sentences: Sentences? { nil }

    public nonisolated static var categories: [NotificationCategory] { [] }

    public func perform(_ action: ActionRequest) async throws(RouteError) { throw .contentNotFound }

    public func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool { false }

    public func shows(_ push: ReceivedPush) -> Bool? { nil }

    public func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError) {}

    public func flushOutbox(for account: AccountID) async {}

    public func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool { true }

    public func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]? { nil }

    public func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem? { nil }

    public func badge() async throws(RouteError) -> Int? { nil }

    public func load() async throws(RouteError) {}
}
