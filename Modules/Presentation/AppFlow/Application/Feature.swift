import Notifications

/// Where a program's main coordinator has the coordinator of one of its features: `Feature { $0.loans }`.
public struct Feature<Main: MainCoordinator>: Sendable {
    let categories: [NotificationCategory]
    let sentences: Sentences?
    let coordinator: @MainActor @Sendable (Main) -> any FeatureCoordinator

    public init<Coordinator: FeatureCoordinator>(_ coordinator: @escaping @MainActor @Sendable (Main) -> Coordinator) {
        categories = Coordinator.categories
        sentences = Coordinator.sentences
        self.coordinator = { coordinator($0) }
    }
}
