/// The models of the screens in the navigation, one for each as long as it stays there.
@MainActor
public final class ScreenModels {
    private struct Entry {
        let screen: Screen
        let model: any ScreenModel
        var following: Following?
    }

    private var entries: [ShownScreen.ID: Entry] = [:]
    private let make: @MainActor (Screen) -> any ScreenModel

    public init(make: @escaping @MainActor (Screen) -> any ScreenModel) {
        self.make = make
    }

    /// The model of a shown screen, made when it is first asked for, and when the screen was opened with something
    /// else.
    public func model(for shown: ShownScreen) -> any ScreenModel {
        if let entry = entries[shown.id], entry.screen == shown.screen { return entry.model }
        let model = make(shown.screen)
        entries[shown.id] = Entry(screen: shown.screen, model: model)
        return model
    }

    /// Has the screen load its content and follow its store until the screen is gone. One that follows none, or has
    /// failed, is loaded again each time that the user comes to it.
    public func follow(_ shown: ShownScreen) {
        let model = model(for: shown)
        if entries[shown.id]?.following?.hasEnded ?? true { entries[shown.id]?.following = Following(model) }
    }

    /// Does what changes the screen's content, such as ``ScreenModel/perform(_:text:)``, and loads it again, unless that
    /// throws.
    public func perform(
        on shown: ShownScreen, _ action: @MainActor () async throws(RouteError) -> Void
    ) async throws(RouteError) {
        let model = model(for: shown)
        try await action()
        guard let entry = entries[shown.id], entry.model === model else { return }
        guard let following = entry.following else { return await model.load() }
        entries[shown.id]?.following = Following(model, after: following)
    }

    /// Drops the models of screens that are gone.
    public func keep(only screens: Set<ShownScreen.ID>) {
        entries = entries.filter { screens.contains($0.key) }
    }
}

/// A model that follows its store, until this is released.
@MainActor
private final class Following {
    private(set) var hasEnded = false
    private var task: Task<Void, Never>?

    /// - Parameter earlier: what followed for the same model so far. It ends first: a page that it was given already
    ///   would otherwise replace those of this one, and stay.
    init(_ model: any ScreenModel, after earlier: Following? = nil) {
        let ending = earlier?.task
        ending?.cancel()
        task = Task { [weak self] in
            await ending?.value
            if !Task.isCancelled { await model.follow() }
            self?.hasEnded = true
        }
    }

    deinit {
        task?.cancel()
    }
}
