/// The models of the screens in the navigation, one for each as long as it stays there.
@MainActor
public final class ScreenModels {
    private var models: [ShownScreen: any ScreenModel] = [:]
    private let make: @MainActor (Screen) -> any ScreenModel

    public init(make: @escaping @MainActor (Screen) -> any ScreenModel) {
        self.make = make
    }

    /// The model of a shown screen, made when it is first asked for.
    public func model(for shown: ShownScreen) -> any ScreenModel {
        if let model = models[shown] { return model }
        let model = make(shown.screen)
        models[shown] = model
        return model
    }

    /// Drops the models of screens that are gone.
    public func keep(only screens: Set<ShownScreen.ID>) {
        models = models.filter { screens.contains($0.key.id) }
    }
}
