public import Foundation
public import Launches
public import Navigation
public import Notifications

/// A feature's coordinator: its links and screens, and all else that an app asks the feature for. A feature declares what
/// concerns it and leaves out the rest; the main coordinator asks each of its ``MainCoordinator/features``.
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
/// }
/// ```
@MainActor
public protocol FeatureCoordinator: Coordinator {
    /// What this feature says to people; nil if another module holds its sentences.
    nonisolated static var sentences: Sentences? { get }

    /// The kinds of notifications whose actions this feature performs. Each is one feature's.
    nonisolated static var categories: [NotificationCategory] { get }

    /// Makes the effect of an action of one of its ``categories``, once however often it is asked for under one key. If the
    /// account signs out meanwhile, the next one's sign-in waits for it twenty seconds: what is written after that is the
    /// next account's, so wait for a backend no longer than that.
    /// - Throws: `RouteError`; after `databaseRefused` it is tried again however often, after `databaseUnavailable` some times;
    ///   any other is final.
    func perform(_ action: ActionRequest) async throws(RouteError)

    /// Stores what a push brings for this feature, once however often the push arrives.
    /// - Returns: whether there was anything new.
    /// - Throws: `RouteError` if a store gives no answer.
    func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool

    /// Whether the visible screen, which is the push's target, displays what the push says; nil if the target is no screen
    /// of this feature, or if its screens display all that their pushes say.
    func shows(_ push: ReceivedPush) -> Bool?

    /// The user sees a screen, of whichever feature: it came to the display, or they came back to it.
    /// - Throws: `RouteError` if a store gives no answer.
    func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError)

    /// Sends what an account did in this feature to the app's backend. It may take as long as the backend takes.
    func flushOutbox(for account: AccountID) async

    /// Whether the app's backend has all that an account did in this feature. The app asks the system for time in the
    /// background otherwise, and flushes the outbox then.
    /// - Throws: `RouteError` if a store gives no answer.
    func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool

    /// What the menu of the app's icon offers of this feature, what is wanted most first; nil if it offers nothing ever. Asked
    /// each time that the user comes to a screen.
    /// - Throws: `RouteError` if a store gives no answer.
    func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]?

    /// How the user finds a screen again that they came to, among the system's search results; nil if they do not.
    /// - Throws: `RouteError` if a store gives no answer.
    func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem?

    /// How much of this feature counts on the app's icon; nil if nothing ever does.
    /// - Throws: `RouteError` if a store gives no answer.
    func badge() async throws(RouteError) -> Int?

    /// Deletes what the account that signed out has in this feature's stores. Asked again until it succeeds.
    /// - Throws: `RouteError` if a store gives no answer.
    func removeAccount() async throws(RouteError)

    /// Loads what the main screen cannot be without.
    /// - Throws: `RouteError`; the app says so, and the user can try again.
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

    public func removeAccount() async throws(RouteError) {}

    public func load() async throws(RouteError) {}
}
