import Navigation

/// A screen that can do nothing of what it offers.
@MainActor
final class FailingModel: ScreenModel {
    let content = ScreenContent(actions: [.retry])
    private let failure: RouteError

    init(_ failure: RouteError) {
        self.failure = failure
    }

    func load() async {}

    func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) { throw failure }
}
