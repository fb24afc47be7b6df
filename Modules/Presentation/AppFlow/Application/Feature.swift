import Notifications

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
