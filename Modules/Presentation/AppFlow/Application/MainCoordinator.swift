public import DeepLinks
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

    /// Loads what the main screen cannot be without.
    func load() async throws(RouteError)

    /// The model behind a screen.
    func makeModel(for screen: Screen) -> any ScreenModel
}

extension MainCoordinator {
    /// All links of the program.
    /// - Throws: ``RouteTreeError`` if the routes make no tree.
    public nonisolated static func makeTree() throws(RouteTreeError) -> RouteTree<Self> {
        try RouteTree(Self.self, origins: origins)
    }
}
