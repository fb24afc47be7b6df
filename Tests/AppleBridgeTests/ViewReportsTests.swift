import AppleBridge
import Navigation
import Testing

/// A screen that is not in the navigation.
private let nowhere = ShownScreen(id: 99, screen: Screen("nowhere"))

/// What views write back, as the user's doing or by themselves.
@MainActor @Suite struct ViewReportsTests {
    private let views = ViewsDouble()
    private let detail = Screen("detail", id: "1")
    private let other = Screen("detail", id: "2")
    private let sheet = Screen("sheet")

    @Test(arguments: [(2, ["list", "parent", "detail/1"]), (1, ["list", "parent"]), (0, ["list"])])
    func `U13: the user goes back as far as they like`(kept: Int, stack: [String]) throws {
        try views.go(.push(Screen("parent")), .push(detail))
        views.keep(kept)
        #expect(views.stack == stack)
    }

    @Test func `the user dismisses a modal, and those over it go with it`() throws {
        try views.go(.present(sheet), .present(detail), .present(other))
        views.dismissModal(over: 2)
        #expect(views.modals == ["sheet", "detail/1"])
        views.draw()
        views.dismissModal(over: 0)
        #expect(views.modals.isEmpty)
        #expect(views.stack == ["list"])
    }

    @Test func `the user answers an alert, which the topmost modal presents`() throws {
        try views.go(.present(sheet))
        let alert = NavigationAlert(code: "linkNotFound")
        views.navigator.show(alert)
        #expect([0, 1].map { views.renderer[alertOver: $0, drawnAs: alert] } == [false, true])
        views.renderer[alertOver: 1, drawnAs: alert] = false
        #expect(views.state.alert == nil)
        #expect(views.renderer.drawing.lastAlert == alert)
        #expect(views.modals == ["sheet"])
    }

    @Test func `what repeats the state changes nothing, and nothing is drawn for it`() throws {
        try views.go(.push(detail), .present(sheet))
        views.navigator.show(NavigationAlert(code: "linkNotFound"))
        let (state, drawing) = (views.state, views.renderer.drawing)
        views.keep(1)
        views.renderer.selectedTab = "first"
        views.renderer[modalOver: 0, drawnAs: nil] = views.renderer.modal(over: 0)
        views.renderer[modalOver: 1, drawnAs: nil] = nil
        views.renderer[alertOver: 0, drawnAs: state.alert] = false
        views.renderer[alertOver: 1, drawnAs: state.alert] = true
        #expect(views.state == state)
        #expect(views.renderer.drawing == drawing)
    }

    /// What views write by themselves, on two tabs of which the first has one screen on top.
    enum Report: CaseIterable {
        case emptyPath, otherPath, longerPath, pathOfOtherTab, pathOfNoTab, tab, noTab, unknownTab
        case modal, noModal, alert, noAlert

        @MainActor
        func write(to renderer: ViewRenderer) {
            let (path, modal) = (renderer.path(of: "first"), renderer.modal(over: 0))
            let alert = renderer.drawing.state.alert
            switch self {
            case .emptyPath: renderer[pathOf: "first", drawnAs: path] = []
            case .otherPath: renderer[pathOf: "first", drawnAs: path] = [nowhere]
            case .longerPath: renderer[pathOf: "first", drawnAs: path] = path + [nowhere]
            case .pathOfOtherTab: renderer[pathOf: "second", drawnAs: renderer.path(of: "second")] = []
            case .pathOfNoTab: renderer[pathOf: "third", drawnAs: [nowhere]] = []
            case .tab: renderer.selectedTab = "second"
            case .noTab: renderer.selectedTab = nil
            case .unknownTab: renderer.selectedTab = "third"
            case .modal: renderer[modalOver: 0, drawnAs: modal?.id] = nowhere
            case .noModal: renderer[modalOver: 0, drawnAs: modal?.id] = nil
            case .alert: renderer[alertOver: 2, drawnAs: alert] = true
            case .noAlert: renderer[alertOver: 0, drawnAs: alert] = false
            }
        }
    }

    @Test(arguments: Report.allCases)
    func `nobody does anything before they see something`(report: Report) throws {
        for steps: [NavigationStep] in [[.push(detail)], [.push(detail), .present(sheet)]] {
            let views = ViewsDouble(inMain: false)
            _ = try views.navigator.enterMain(committing: [.selectTab("second"), .push(other)])
            try views.navigator.commit([.selectTab("first")] + steps)
            let state = views.state
            report.write(to: views.renderer)
            #expect(views.state == state)
        }
    }

    @Test(arguments: Report.allCases.filter { $0 != .noAlert }, [true, false])
    func `nobody reaches what is under a modal or an alert, nor a screen that no link leads to`(
        report: Report, isModal: Bool
    ) throws {
        try views.go(.push(detail))
        if isModal {
            try views.go(.present(sheet), policy: .onTop)
        } else {
            views.navigator.show(NavigationAlert(code: "linkNotFound"))
        }
        let state = views.state
        report.write(to: views.renderer)
        #expect(views.state == state || isModal && report == .noModal)
    }

    @Test(arguments: NavigationState.Phase.allCases.filter { $0 != .main }, Report.allCases)
    func `P3: outside main, also under the lock, nothing counts`(phase: NavigationState.Phase, report: Report) throws {
        try views.go(.push(detail), .present(sheet))
        views.navigator.enter(phase)
        let state = views.state
        report.write(to: views.renderer)
        #expect(views.state == state)
    }

    @Test func `the user chooses a tab and finds it as they left it, whatever is written for one that is not visible`()
        throws
    {
        try views.go(.push(detail))
        views.renderer.selectedTab = "second"
        #expect(views.stack == ["settings"])
        views.keep(0, in: "first")
        views.draw()
        views.renderer.selectedTab = "first"
        #expect(views.stack == ["list", "detail/1"])
    }

    @Test func `a gesture that ends after a route does not undo the route`() throws {
        try views.go(.push(detail))
        let path = views.renderer.path(of: "first")
        try views.go(.push(other))
        views.renderer[pathOf: "first", drawnAs: path] = []
        #expect(views.stack == ["list", "detail/2"])

        try views.go(.present(sheet))
        let drawn = views.renderer.modal(over: 0)?.id
        try views.go(.present(other))
        views.renderer[modalOver: 0, drawnAs: drawn] = nil
        #expect(views.modals == ["detail/2"])

        views.navigator.show(NavigationAlert(code: "linkNotFound"))
        views.renderer[alertOver: 1, drawnAs: NavigationAlert(code: "expiredLink")] = false
        #expect(views.state.alert?.code == "linkNotFound")
        views.dismissModal(over: 0)
        #expect(views.modals == ["detail/2"])
    }

    @Test func `a path that the screens do not have leads nowhere back`() throws {
        try views.go(.push(Screen("parent")), .push(detail))
        let path = views.renderer.path(of: "first")
        for other in [[nowhere], [path[1]]] { views.renderer[pathOf: "first", drawnAs: path] = other }
        #expect(views.stack == ["list", "parent", "detail/1"])
    }

    @Test(
        arguments: Report.allCases.filter {
            ![.emptyPath, .pathOfOtherTab, .pathOfNoTab, .tab, .noModal, .noAlert].contains($0)
        })
    func `what cannot be a gesture is drawn over`(report: Report) throws {
        try views.go(.push(detail))
        let drawing = views.renderer.drawing
        report.write(to: views.renderer)
        #expect(views.renderer.drawing != drawing)
    }

    @Test func `what does not count is drawn over, once for each state`() throws {
        try views.go(.push(detail))
        var drawings = [views.renderer.drawing]
        for _ in 1...3 {
            views.renderer[pathOf: "first", drawnAs: [nowhere]] = []
            views.navigator.redraw()
            drawings.append(views.renderer.drawing)
        }
        #expect(zip(drawings, drawings.dropFirst()).map { $0 != $1 } == [true, false, false])
        try views.go(.push(other))
        let drawing = views.renderer.drawing
        views.renderer[pathOf: "first", drawnAs: [nowhere]] = []
        #expect(views.renderer.drawing != drawing)
    }
}
