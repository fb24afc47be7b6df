public import Navigation

extension ScreenModels {
    /// Performs an action that the screen's content offers, as an app does for a terminal.
    public func perform(
        _ action: ScreenContent.Action.ID, text: String? = nil, on shown: ShownScreen
    ) async throws(RouteError) {
        let model = model(for: shown)
        try await perform(on: shown) { () throws(RouteError) in try await model.perform(action, text: text) }
    }
}
