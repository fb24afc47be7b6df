public import Navigation

extension StaticScreenModel {
    /// A screen that shows only its own arguments.
    public convenience init(showing screen: Screen) {
        var rows = screen.arguments.sorted { $0.key < $1.key }.map { ScreenContent.Row($0.key, detail: $0.value) }
        if let id = screen.id { rows.insert(ScreenContent.Row(id), at: 0) }
        self.init(.list(rows))
    }
}
