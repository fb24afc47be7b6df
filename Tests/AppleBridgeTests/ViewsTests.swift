import AppFlow
import AppleBridge
import Launches
import Navigation
import TestSupport
import Testing

/// An app whose display is views that are bound to its navigation, in the place of the phone's own.
@MainActor @Suite struct ViewsTests {
    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone { TestMain() }
        phone.drawsFrames = false
    }

    private func views() throws -> ViewRenderer {
        ViewRenderer(try #require(phone.app?.navigator)) { _, change in change() }
    }

    private func draw(on views: ViewRenderer) async throws {
        views.didAppear(try #require(views.drawing.state.visible?.id))
        await phone.whenIdle()
    }

    @Test func `S1.2: a cold tap is shown when its screen's view is there`() async throws {
        await phone.pushAndTap(Push.item("1"))
        let views = try views()
        phone.app?.navigator.redraw()
        #expect(views.path(of: "first").map(\.screen.description) == ["item/1"])
        #expect(try phone.outcomes() == [nil])
        try await draw(on: views)
        #expect(try phone.outcomes() == [.shown])
    }
}
