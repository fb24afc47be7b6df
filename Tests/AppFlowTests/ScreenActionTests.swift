import AppFlow
import Navigation
import StoreErrors
import TestSupport
import Testing

/// What a view asks for by a typed function of its screen's source.
@MainActor @Suite struct ScreenActionTests {
    private final class ShelfSource: ScreenSource {
        private var books = ["Dune"]
        var failure: RouteError?

        func load() async throws(StoreError) -> [String]? { books }

        func refresh() async throws(RouteError) { try change(to: ["Dune", "Emma"]) }

        func lend() throws(RouteError) { try change(to: []) }

        private func change(to books: [String]) throws(RouteError) {
            if let failure { throw failure }
            self.books = books
        }
    }

    private let source = ShelfSource()

    /// The app on the shelf's screen.
    private func open() async throws -> (TestPhone<TestMain>, ShownScreen, StoreModel<ShelfSource>) {
        let model = StoreModel(source)
        let phone = try TestPhone {
            let main = TestMain()
            main.onModel = { _ in model }
            return main
        }
        await phone.openApp()
        await model.content { $0.status == .ready }
        return (phone, try #require(phone.navigation.visible), model)
    }

    @Test func `the screen shows what its action and its refresh made of it`() async throws {
        let (phone, shown, model) = try await open()
        let app = try #require(phone.app)
        await app.refresh(shown)
        await model.content { _ in model.loaded.value == ["Dune", "Emma"] }
        try await app.perform("lend", on: shown) { () throws(RouteError) in try model.source.lend() }
        await model.content { _ in model.loaded.value == [] }
        #expect(phone.navigation.alert == nil)
    }

    @Test func `an alert says why neither was done, and the screen stays as it was`() async throws {
        let (phone, shown, model) = try await open()
        let app = try #require(phone.app)
        source.failure = .backend(reason: "test")
        await app.refresh(shown)
        #expect(phone.navigation.alert?.code == "backendUnavailable")
        app.navigator.dismissAlert()
        await #expect(throws: RouteError.backend(reason: "test")) {
            try await app.perform("lend", on: shown) { () throws(RouteError) in try model.source.lend() }
        }
        #expect(phone.navigation.alert?.code == "backendUnavailable" && model.loaded.value == ["Dune"])
    }
}
