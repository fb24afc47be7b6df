public import DeepLinks
public import Foundation
public import Launches
public import Navigation
public import Notifications

/// The coordinator of a program's main screen: its tabs, and every link from the root down.
@MainActor
public protocol MainCoordinator: Coordinator {
    /// The schemes and hosts that the program answers to.
    nonisolated static var origins: LinkOrigins { get }

    /// The tabs from left to right, the first selected at start.
    nonisolated static var tabRoots: [TabRoot] { get }

    /// Which link a push opens.
    nonisolated static var linkRules: LinkRules { get }

    /// Whether what a push says is to be seen on the screen that it opens, while that is the visible one. No push is
    /// presented over the `screen` that its link's route declares; if this is false, it stays in the list of notifications.
    func shows(_ push: ReceivedPush) -> Bool

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
    public nonisolated static var categories: [NotificationCategory] { [] }

    public func shows(_ push: ReceivedPush) -> Bool { true }

    public func perform(_ action: ActionRequest) async throws(RouteError) {
        throw .contentNotFound
    }

    public func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool { false }

    public func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError) {}

    public func flushOutbox(for account: AccountID) async {}

    public func badge() async throws(RouteError) -> Int? { nil }

    public func removeAccount() async throws(RouteError) {}

    /// All links of the program.
    /// - Throws: `RouteTreeError` if the routes make no tree.
    public nonisolated static func makeTree() throws(RouteTreeError) -> RouteTree<Self> {
        try RouteTree(Self.self, origins: origins)
    }
}
