public import DeepLinks
public import Launches
public import Navigation
public import Notifications

/// The coordinator of a program's main screen: its tabs, its features, and every link from the root down.
///
/// Everything else that an app is asked for is its features': each ``FeatureCoordinator`` declares its categories,
/// performs its actions, stores the content of its pushes and deletes it at a sign-out. A program lists them in
/// ``features``.
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

    /// The permission to ask for when the user sees a screen, if they were not asked yet; nil to ask nothing. Ask where
    /// the screen shows the purpose of the notifications. Apple: "Asking permission to use notifications".
    nonisolated static func permission(on screen: Screen) -> AuthorizationOptions?

    /// How long after the user's tap its screen still opens, or its action is still performed.
    nonisolated static var timeToLive: TimeToLive { get }
}

extension MainCoordinator {
    public nonisolated static var features: [Feature<Self>] { [] }

    public nonisolated static func permission(on screen: Screen) -> AuthorizationOptions? { nil }

    public nonisolated static var timeToLive: TimeToLive { TimeToLive() }

    /// The kinds of notifications that have actions.
    public nonisolated static var categories: [NotificationCategory] { features.flatMap { $0.type.categories } }

    /// All links of the program.
    /// - Throws: `RouteTreeError` if the routes make no tree.
    public nonisolated static func makeTree() throws(RouteTreeError) -> RouteTree<Self> {
        try RouteTree(Self.self, origins: origins)
    }
}

/// How to get one feature's coordinator from the program's main coordinator: `Feature { $0.loans }`.
public struct Feature<Main: MainCoordinator>: Sendable {
    /// Asked for its sentences only when one is said: opening their files would cost each start a millisecond.
    let type: any FeatureCoordinator.Type
    let coordinator: @MainActor @Sendable (Main) -> any FeatureCoordinator

    public init<Coordinator: FeatureCoordinator>(_ coordinator: @escaping @MainActor @Sendable (Main) -> Coordinator) {
        type = Coordinator.self
        self.coordinator = { coordinator($0) }
    }
}
