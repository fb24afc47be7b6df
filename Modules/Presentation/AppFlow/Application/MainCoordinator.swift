public import DeepLinks
public import Foundation
public import Launches
public import Navigation
public import Notifications

/// The coordinator of a program's main screen: its tabs, its features, and every link from the root down.
///
/// What concerns a feature is the feature's: its ``FeatureCoordinator`` declares categories, performs actions, stores what
/// pushes bring and deletes it at a sign-out. A main coordinator lists its ``features``, and is asked for all of them.
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

    /// What the program's own modules say to people, beside its features.
    nonisolated static var sentences: [Sentences] { get }

    /// Whether what a push says is to be seen on the screen that it opens, while that is the visible one. No push is
    /// presented over the `screen` that its link's route declares; if this is false, it stays in the list of notifications.
    func shows(_ push: ReceivedPush) -> Bool

    /// What the app asks permission for when the user sees a screen, if they were not asked yet; nil to ask nothing. Ask
    /// where the screen shows what the notifications are for. Apple: "Asking permission to use notifications".
    nonisolated static func permission(on screen: Screen) -> AuthorizationOptions?

    /// The kinds of notifications that have actions.
    nonisolated static var categories: [NotificationCategory] { get }

    /// Makes an action's effect, once however often it is asked for under one key.
    /// - Throws: `RouteError`; after `databaseRefused` it is tried again however often, after `databaseUnavailable` some times;
    ///   any other is final.
    func perform(_ action: ActionRequest) async throws(RouteError)

    /// Takes what a push carries into the app's own stores, once however often it comes.
    /// - Returns: whether there was anything new.
    /// - Throws: `RouteError` if a store gives no answer.
    func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool

    /// The user looks at a screen: it came to the display, or they came back to it. Here is noted what they have seen.
    /// - Throws: `RouteError` if a store gives no answer.
    func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError)

    /// Hands what an account did to the app's backend, what could not be handed over before with it. It takes as long as
    /// the backend takes: no screen, no badge and no other action waits for it, and only the system's callback of an
    /// action does.
    func flushOutbox(for account: AccountID) async

    /// Whether the app's backend has all that an account did.
    /// - Throws: `RouteError` if a store gives no answer.
    func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool

    /// What the menu of the app's icon offers; nil to leave it as it is.
    /// - Throws: `RouteError` if a store gives no answer.
    func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]?

    /// How the user finds a screen again that they came to; nil if they do not.
    /// - Throws: `RouteError` if a store gives no answer.
    func searchItem(for screen: Screen, of account: AccountID) async throws(RouteError) -> SystemItem?

    /// What the number on the app's icon is to be; nil to leave it to the pushes.
    /// - Throws: `RouteError` if a store gives no answer.
    func badge() async throws(RouteError) -> Int?

    /// Takes what was an account's out of the app's own stores, as its logout wants it. Asked again until it is done; nobody
    /// else gets in before.
    /// - Throws: `RouteError` if a store gives no answer.
    func removeAccount() async throws(RouteError)

    /// Loads what the main screen cannot be without.
    /// - Throws: `RouteError`; the app says so, and the user can try again.
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
