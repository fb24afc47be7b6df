public import Navigation

/// The pokes that a member got.
@MainActor
public final class PokeCoordinator: Coordinator {
    public nonisolated static var routes: [Route<PokeCoordinator>] {
        [Route("notification-list") { _, _ in [.push(Screen("poke-notifications"))] }]
    }

    public init() {}
}
