import Navigation
import StoreErrors
import Testing

@MainActor @Suite struct ScreenViewsTests {
    /// Two screens whose stores give values of one type.
    private struct TitleSource: ScreenSource {
        func load() async throws(StoreError) -> String? { "title" }
    }

    private struct AuthorSource: ScreenSource {
        func load() async throws(StoreError) -> String? { "author" }
    }

    /// A model that is not over a source.
    private final class DraftModel: ScreenModel {
        let text: String
        let content = ScreenContent()

        init(text: String) {
            self.text = text
        }

        func load() async {}
    }

    private let shown = ShownScreen(id: 1, screen: Screen("book"))

    @Test func `the source chooses the view, and not the type of what it loads`() async {
        let views = ScreenViews([
            ScreenViews(TitleSource.self) { model, _ in "a title: \(model.loaded.value ?? "")" },
            ScreenViews(AuthorSource.self) { model, _ in "an author: \(model.loaded.value ?? "")" },
        ])
        let (title, author) = (StoreModel(TitleSource()), StoreModel(AuthorSource()))
        await title.load()
        await author.load()
        #expect(views.view(of: shown, over: title) == "a title: title")
        #expect(views.view(of: shown, over: author) == "an author: author")
    }

    @Test func `a model with a state of its own has a view beside those of sources`() {
        let views = ScreenViews([
            ScreenViews(model: DraftModel.self) { model, _ in "a draft: \(model.text)" },
            ScreenViews(TitleSource.self) { _, _ in "a title" },
        ])
        #expect(views.view(of: shown, over: DraftModel(text: "New")) == "a draft: New")
        #expect(views.view(of: shown, over: StoreModel(TitleSource())) == "a title")
        #expect(views.view(of: shown, over: StoreModel(AuthorSource())) == nil)
    }

    @Test func `of two views for one source the last one counts`() {
        let views = ScreenViews(["first", "last"].map { name in ScreenViews(TitleSource.self) { _, _ in name } })
        #expect(views.view(of: shown, over: StoreModel(TitleSource())) == "last")
    }
}
