import AppleBridge
import Navigation
import Testing

@MainActor @Suite struct ViewRendererTests {
    private let views = ViewsDouble()
    private let detail = Screen("detail", id: "1")
    private let other = Screen("detail", id: "2")
    private let sheet = Screen("sheet")

    @Test func `a first frame is reported once the visible screen's view is there`() throws {
        let id = try views.navigator.commit([.push(detail)])
        #expect(!views.navigator.hasShown(id))
        views.draw()
        #expect(views.navigator.hasShown(id))
    }

    @Test func `views that come late draw what is there`() throws {
        let id = try views.navigator.commit([.push(detail)])
        let late = ViewRenderer(views.navigator) { _, change in change() }
        late.didAppear(id)
        #expect(late.path(of: "first").map(\.id) == [id])
        #expect(views.navigator.hasShown(id))
    }

    @Test func `a screen under a modal is shown when the modal goes`() throws {
        try views.navigator.commit([.push(detail), .present(sheet)])
        let covered = try #require(views.state.stack.last?.id)
        views.renderer.didAppear(covered)
        #expect(!views.navigator.hasShown(covered))
        views.draw()
        views.dismissModal(over: 0)
        #expect(views.navigator.hasShown(covered))
    }

    @Test func `a view that is late for its screen reports nothing`() throws {
        let gone = try views.navigator.commit([.push(detail)])
        try views.navigator.commit([.push(other)])
        views.renderer.didAppear(gone)
        #expect(!views.navigator.hasShown(gone))
        views.navigator.enter(.login)
        views.renderer.didAppear(1)
        views.navigator.enter(.main)
        #expect(views.state.screens.allSatisfy { !views.navigator.hasShown($0) })
    }

    @Test func `each entry into main is drawn with new views, which have to appear`() throws {
        try views.go(.push(detail))
        let entries = views.renderer.drawing.entries
        try views.go(.push(other))
        try views.go(.push(detail))
        #expect(views.renderer.drawing.entries == entries)
        let covered = try views.navigator.commit([.push(Screen("parent")), .push(detail)])
        views.navigator.enter(.locked)
        views.renderer.didAppear(covered)
        views.navigator.enter(.main)
        #expect(views.renderer.drawing.entries == entries + 1)
        #expect(!views.navigator.hasShown(covered))
        views.keep(0)
        #expect(views.stack == ["list", "parent", "detail/1"])
        views.draw()
        views.navigator.enter(.locked)
        views.navigator.enter(.main)
        views.keep(0)
        #expect(views.stack == ["list", "parent", "detail/1"])
        views.draw()
        views.keep(0)
        #expect(views.stack == ["list"])
    }

    @Test func `S1.4 S0.11: what a route dismisses goes at once, and a screen on top of what stays is animated`() throws
    {
        try views.go(.push(detail))
        try views.go(.present(sheet), policy: .onTop)
        try views.go(.push(detail))
        try views.go(.selectTab("second"))
        try views.go(.selectTab("first"), .push(other))
        try views.go(.push(other), policy: .push)
        views.navigator.show(NavigationAlert(code: "linkNotFound"))
        try views.go(.push(other))
        try views.go(.push(detail))
        #expect(views.animations == [true, true, false, false, false, true, true, false, false])
    }

    @Test func `what the user does is animated as the views do it`() throws {
        try views.go(.push(detail), .present(sheet))
        views.dismissModal(over: 0)
        views.draw()
        views.keep(0)
        views.renderer.selectedTab = "second"
        try views.go(.present(sheet))
        views.renderer.back()
        #expect(views.animations == [false, true, true, true, true, true])
        #expect(views.modals.isEmpty)
        try views.go(.selectTab("first"), .push(detail))
        views.navigator.back()
        views.navigator.enter(.locked)
        #expect(views.animations.suffix(3) == [false, true, false])
    }

    @Test func `another screen that came at once is announced after its first frame, once`() throws {
        let before = views.renderer.drawing.announcements
        try views.navigator.commit([.selectTab("second"), .push(detail)])
        #expect(views.renderer.drawing.announcements == before)
        views.draw()
        views.draw()
        views.navigator.redraw()
        #expect(views.renderer.drawing.announcements == before + 1)
        let main = ViewsDouble(inMain: false)
        _ = try main.navigator.enterMain(committing: [.push(detail)])
        main.draw()
        #expect(main.animations == [false] && main.renderer.drawing.announcements == 1)
    }

    @Test func `a screen whose view is already there is announced when it is uncovered at once`() throws {
        try views.go(.push(detail))
        try views.go(.present(sheet), policy: .onTop)
        let before = views.renderer.drawing.announcements
        try views.navigator.commit([.push(detail)])
        #expect(views.renderer.drawing.announcements == before + 1)
    }

    @Test func `nothing is announced that the system tells by itself`() throws {
        let before = views.renderer.drawing.announcements
        try views.go(.push(detail))
        try views.go(.push(Screen("detail", id: "1", arguments: ["message": "7"])))
        views.navigator.show(NavigationAlert(code: "linkNotFound"))
        try views.go(.push(detail))
        views.renderer.selectedTab = "second"
        views.draw()
        #expect(views.renderer.drawing.announcements == before)
    }

    @Test func `a screen that went before its first frame is not announced when it is there again`() throws {
        let before = views.renderer.drawing.announcements
        try views.navigator.commit([.selectTab("second")])
        views.navigator.select("first")
        views.draw()
        #expect(views.renderer.drawing.announcements == before + 1)
        views.renderer.selectedTab = "second"
        views.draw()
        #expect(views.renderer.drawing.announcements == before + 1)
    }
}
