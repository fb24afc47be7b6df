import AppleBridge
import Navigation
import Testing

/// What views write back while an alert is up that they may not have presented.
@MainActor @Suite struct AlertReportsTests {
    private let views = ViewsDouble()
    private let detail = Screen("detail", id: "1")

    @Test(arguments: [ViewReportsTests.Report.emptyPath, .tab])
    func `an alert that views did not present is drawn anew, then dismissed, and locks nobody out`(
        gesture: ViewReportsTests.Report
    ) throws {
        try views.go(.push(detail))
        views.navigator.show(NavigationAlert(code: "linkNotFound"))
        let (state, drawings) = (views.state, views.renderer.drawing.alertDrawings)
        gesture.write(to: views.renderer)
        #expect(views.state == state && views.renderer.drawing.alertDrawings == drawings + 1)
        gesture.write(to: views.renderer)
        #expect(views.state.alert == nil && views.stack == ["list", "detail/1"])
        gesture.write(to: views.renderer)
        #expect(views.stack != ["list", "detail/1"])
    }

    @Test func `an alert stays, whatever is written under it that cannot be a gesture`() throws {
        try views.go(.push(detail))
        views.navigator.show(NavigationAlert(code: "linkNotFound"))
        for _ in 1...2 { ViewReportsTests.Report.otherPath.write(to: views.renderer) }
        #expect(views.state.alert?.code == "linkNotFound")
    }

    @Test func `an alert that comes in the place of another is drawn anew`() throws {
        var drawings: [Int] = []
        let show = { views.navigator.show(NavigationAlert(code: $0)) }
        for step in [
            { show("linkNotFound") }, { show("expiredLink") }, views.navigator.dismissAlert,
            views.navigator.dismissAlert,
        ] {
            step()
            drawings.append(views.renderer.drawing.alertDrawings)
        }
        #expect(drawings == [0, 1, 2, 2])
    }

    @Test func `an alert that comes again is presented anew, not dismissed for what happened to the first`() throws {
        try views.go(.push(detail))
        let alert = NavigationAlert(code: "linkNotFound")
        for _ in 1...2 {
            views.navigator.show(alert)
            ViewReportsTests.Report.tab.write(to: views.renderer)
            #expect(views.state.alert == alert)
            views.navigator.dismissAlert()
        }
    }
}
