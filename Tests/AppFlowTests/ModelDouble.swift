import Navigation

/// A screen's model whose loading and actions are a test's.
@MainActor
final class ModelDouble: ScreenModel {
    let content = ScreenContent()
    private let onLoad: @MainActor () -> Void
    private let onPerform: @MainActor (ScreenContent.Action.ID) async throws(RouteError) -> Void

    init(
        onPerform: @escaping @MainActor (ScreenContent.Action.ID) async throws(RouteError) -> Void = { _ in },
        onLoad: @escaping @MainActor () -> Void = {}
    ) {
        self.onLoad = onLoad
        self.onPerform = onPerform
    }

    /// One that can do nothing of what is asked of it.
    convenience init(failing failure: RouteError) {
        self.init { _ throws(RouteError) in throw failure }
    }

    func load() async { onLoad() }

    func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {
        try await onPerform(action)
    }
}
