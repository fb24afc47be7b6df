import AppFlow
import DeviceSimulator
import Launches
import Navigation
import StoreErrors
import TestSupport
import Testing

/// What the user does on a screen: going to another without a link, and the actions of the screen's own source.
@MainActor @Suite struct UserNavigationTests {
    private static let other = Screen("item", id: "2")

    /// A phone with `item/1` over the first tab's root.
    private func phone() async throws -> (phone: TestPhone<TestMain>, app: TestPhone<TestMain>.App, shown: ShownScreen)
    {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        await phone.open(inAppLink: "item/1")
        return (phone, try #require(phone.app), try #require(phone.navigation.visible))
    }

    @Test func `a screen is pushed over the one that the user is on, which stays, once and without an arrival`()
        async throws
    {
        let (phone, app, shown) = try await phone()
        let arrivals = try phone.outcomes().count
        // The row is tapped twice.
        #expect([app.push(Self.other, over: shown), app.push(Self.other, over: shown)] == [true, false])
        #expect(!app.present(Screen("form"), over: shown))
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1", "item/2"] && phone.modals.isEmpty)
        #expect(phone.navigation.stack.contains(shown))
        #expect(try phone.outcomes().count == arrivals)
        app.navigator.back()
        #expect(phone.stack == ["first", "item/1"])
    }

    @Test func `a screen is presented over the one that the user is on, and one that is pushed comes over the sheet`()
        async throws
    {
        let (phone, app, shown) = try await phone()
        #expect(app.present(Screen("form"), over: shown))
        #expect(phone.stack == ["first", "item/1"] && phone.modals == ["form"])
        let form = try #require(phone.navigation.visible)
        await phone.whenIdle()
        #expect(app.push(Self.other, over: form))
        #expect(phone.stack == ["first", "item/1"] && phone.modals == ["form", "item/2"])
    }

    @Test("nothing opens from a screen that the user does not see", arguments: Cover.allCases)
    func covered(by cover: Cover) async throws {
        let (phone, app, shown) = try await phone()
        switch cover {
        case .tap: await phone.open("test://item/3")
        case .sheet: await phone.open("test://over/3")
        case .tab: app.navigator.select("second")
        case .alert: app.navigator.show(NavigationAlert(code: "contentNotFound"))
        case .lock:
            app.setLock(true)
            app.lock()
        case .signIn: await app.signOut()
        }
        let covered = phone.navigation
        #expect(!app.push(Self.other, over: shown) && !app.present(Self.other, over: shown))
        await phone.whenIdle()
        #expect(phone.navigation == covered)
    }

    enum Cover: CaseIterable {
        case tap, sheet, tab, alert, lock, signIn
    }

    @Test func `P3: a presented screen keeps its model, and with it a draft, while the lock covers it`() async throws {
        let phone = try TestPhone(session: .locked) { TestMain() }
        await phone.openApp()
        await phone.unlock()
        let (app, shown) = (try #require(phone.app), try #require(phone.navigation.visible))
        app.present(Screen("form"), over: shown)
        let form = try #require(phone.navigation.visible)
        let model = app.models.model(for: form)
        await phone.comeBack()
        #expect(phone.navigation.visible == nil)
        await phone.unlock()
        #expect(phone.navigation.visible == form && app.models.model(for: form) === model)
    }

    @Test func `a tap that comes while the user goes on still opens its screen`() async throws {
        let gate = PlanningGate()
        let phone = try TestPhone { TestMain(gate: gate) }
        await phone.openApp()
        let (app, shown) = (try #require(phone.app), try #require(phone.navigation.visible))
        phone.device.open(url: "test://item/3")
        await gate.whenReached()
        #expect(app.push(Self.other, over: shown))
        #expect(phone.stack == ["first", "item/2"])
        await phone.pass(gate)
        #expect(phone.stack == ["first", "item/3"])
        #expect(try phone.outcomes() == [.shown])
    }

    private final class ShelfSource: ScreenSource {
        private var books = ["Dune"]
        var failure: RouteError?

        func load() async throws(StoreError) -> [String]? { books }

        func refresh() async throws(RouteError) {
            if Task.isCancelled { throw .backend(reason: "cancelled") }
            try change(to: ["Dune", "Emma"])
        }

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
        let phone = try TestPhone { TestMain { $0.onModel = { _ in model } } }
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

    @Test func `a refresh comes to its end though the view that asked for it has gone`() async throws {
        let (phone, shown, model) = try await open()
        let app = try #require(phone.app)
        let refreshing = Task { await app.refresh(shown) }
        refreshing.cancel()
        await refreshing.value
        #expect(model.loaded.value == ["Dune", "Emma"] && phone.navigation.alert == nil)
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
