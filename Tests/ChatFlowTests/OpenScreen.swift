import ChatFlow
import Navigation
import TestSupport

/// One of the flow's screens on the display. Once `follow()` is called it is followed for as long as this is kept.
@MainActor
final class OpenScreen {
    let model: any ScreenModel
    private let models: ScreenModels
    private let shown: ShownScreen

    init(_ screen: Screen, of dependencies: TestDependencies) {
        let coordinator = ChatCoordinator(dependencies)
        models = ScreenModels { coordinator.makeModel(for: $0) ?? StaticScreenModel(ScreenContent()) }
        shown = ShownScreen(id: 1, screen: screen)
        model = models.model(for: shown)
    }

    func follow() { models.follow(shown) }

    func perform(_ action: ScreenContent.Action, text: String? = nil) async throws(RouteError) {
        try await models.perform(action.id, text: text, on: shown)
    }
}
