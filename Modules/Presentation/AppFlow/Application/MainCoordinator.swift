public import DeepLinks
public import Foundation
public import Launches
public import Navigation
public import Notifications

/// The coordinator of a program's main screen: its tabs, its features, and every link from the root down.
///
/// A feature's ``FeatureCoordinator`` declares its categories, performs its actions, stores the content of its pushes
/// and deletes it at a sign-out. A main coordinator lists its ``features``, and by default asks all of them.
@MainActor
public protocol MainCoordinator: Coordinator {
    /// The schemes and hosts that the program answers to.
    nonisolated static var origins: LinkOrigins { get }

    /// The tabs from left to right, the first selected at start.
    nonisolated static var tabRoots: [TabRoot] { get }

    /// Which link a push opens.
    nonisolated static var linkRules: LinkRules { get }

    /// The features that the program is made of. The order counts where several could answer: the first one does.
    nonisolated static var features: [Feature<Self>] { get }

    /// The sentences of the program's own modules, in addition to those of its features.
    nonisolated static var sentences: [Sentences] { get }

    /// Whether the visible screen, which is the push's target, displays the push's content. No push is presented over
    /// the `screen` that its link's route declares; if this is false, it stays in the list of notifications.
    func shows(_ push: ReceivedPush) -> Bool

    /// The permission to ask for when the user sees a screen, if they were not asked yet; nil to ask nothing. Ask where
    /// the screen shows the purpose of the notifications. Apple: "Asking permission to use notifications".
    nonisolated static func permission(on screen: Screen) -> AuthorizationOptions?

    /// The kinds of notifications that have actions.
    nonisolated static var categories: [NotificationCategory] { get }

    /// Performs an action. Its effect happens once, however often it is requested under one key.
    /// - Throws: `RouteError`. After `.store(.refused)`, which is a full or failing disk, the action is retried without
    ///   limit, after `.store(.unavailable)` up to three times in all. Any other error is final.
    func perform(_ action: ActionRequest) async throws(RouteError)

    /// Stores a push's content, once however often the push arrives.
    /// - Returns: whether there was anything new.
    /// - Throws: `RouteError` if a store cannot be used.
    func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool

    /// The user sees a screen: it came to the display, or they came back to it. Note the content that they have seen.
    /// - Throws: `RouteError` if a store cannot be used.
    func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError)

    /// Flushes an account's outbox to the app's backend. It may take as long as the backend takes: only the system's
    /// callback of an action waits for it, and no screen, badge or other action.
    func flushOutbox(for account: AccountID) async

    /// Whether the app's backend has everything from an account's outbox.
    /// - Throws: `RouteError` if a store cannot be used.
    func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool

    /// The quick actions of the app's icon; nil to leave them as they are.
    /// - Throws: `RouteError` if a store cannot be used.
    func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]?

    /// The search result for a screen that the user came to; nil for none.
    /// - Throws: `RouteError` if a store cannot be used.
    func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem?

    /// The number on the app's icon; nil to leave it to the pushes.
    /// - Throws: `RouteError` if a store cannot be used.
    func badge() async throws(RouteError) -> Int?

    /// Deletes a signed-out account's content from the app's own stores. Called again until it succeeds; nobody can
    /// sign in before.
    /// - Throws: `RouteError` if a store cannot be used.
    func removeAccount() async throws(RouteError)

    /// Loads the content that the main screen requires.
    /// - Throws: `RouteError`; the app shows that loading failed, and the user can try again.
    func load() async throws(RouteError)

    /// The model behind a screen.
    func makeModel(for screen: Screen) -> any ScreenModel
}

extension MainCoordinator {
    public nonisolated static func permission(on screen: Screen) -> AuthorizationOptions? { nil }

    /// All links of the program.
    /// - Throws: `RouteTreeError` if the routes make no tree.
    public nonisolated static func makeTree() throws(RouteTreeError) -> RouteTree<Self> {
        try RouteTree(Self.self, origins: origins)
    }
}
