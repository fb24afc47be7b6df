/// The views of a program's screens, each made from its typed model or that of its source. They are SwiftUI's or any
/// others.
///
/// ```swift
/// let views = ScreenViews([
///     ScreenViews(ShelfSource.self) { model, _ in "\(model.loaded.value?.count ?? 0) books" },
///     ScreenViews(BookSource.self) { model, shown in model.loaded.value?.title ?? shown.screen.name },
/// ])
/// let view = views.view(of: shown, over: shelf)  // "1 books"
/// ```
@MainActor
public struct ScreenViews<View> {
    private var makers: [ObjectIdentifier: @MainActor (any ScreenModel, ShownScreen) -> View?]

    /// The views of screens over one type of source. `make` makes a screen's view, and is called again after a change
    /// of what it read of the model.
    public init<Source: ScreenSource>(
        _ source: Source.Type, make: @escaping @MainActor (StoreModel<Source>, ShownScreen) -> View
    ) {
        self.init(model: StoreModel<Source>.self, make: make)
    }

    /// The views of screens over one type of model, such as that of a form, which has a state of its own.
    public init<Model: ScreenModel>(
        model: Model.Type, make: @escaping @MainActor (Model, ShownScreen) -> View
    ) {
        makers = [ObjectIdentifier(model): { model, shown in (model as? Model).map { make($0, shown) } }]
    }

    /// All of these; of two for one source or model the last one counts.
    public init(_ all: [ScreenViews]) {
        makers = all.reduce(into: [:]) { makers, views in makers.merge(views.makers) { $1 } }
    }

    /// The view of a screen; nil if none of these is for its model.
    public func view(of shown: ShownScreen, over model: any ScreenModel) -> View? {
        makers[ObjectIdentifier(type(of: model))]?(model, shown)
    }
}
