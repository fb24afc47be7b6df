import Foundation
import Navigation
import Testing

/// A suite over navigators with two tabs, and the screens that it brings there.
@MainActor protocol NavigatorSuite {
    var navigator: Navigator { get }
}

extension NavigatorSuite {
    var list: Screen { Screen("list") }
    var detail: Screen { Screen("detail", id: "1") }
    var other: Screen { Screen("detail", id: "2") }
    var sheet: Screen { Screen("sheet") }

    /// It shows the first tab's list.
    static func inMain() -> Navigator {
        let list = Screen("list")
        let navigator = Navigator(tabRoots: [TabRoot("first", list), TabRoot("second", Screen("settings"))])
        navigator.enter(.main)
        return navigator
    }

    var stack: [Screen] { navigator.state.stack.map(\.screen) }
    var modals: [Screen] { navigator.state.modals.map(\.screen) }
}

@MainActor @Suite struct NavigatorTests: NavigatorSuite {
    let navigator = NavigatorTests.inMain()

    @Test func `U14: a chain with a step that cannot be taken, or with none, changes nothing`() throws {
        try navigator.commit([.push(detail), .present(sheet)])
        let before = navigator.state
        #expect(throws: NavigationError.unknownTab("third")) {
            try navigator.commit([.rebuildMain, .push(other), .selectTab("third"), .push(detail)])
        }
        #expect(throws: NavigationError.nothingToShow) { try navigator.commit([]) }
        #expect(navigator.state == before)
    }

    @Test func `without tabs a push shows nothing and is refused, and a modal is shown`() throws {
        let navigator = Navigator(tabRoots: [])
        navigator.enter(.main)
        #expect(throws: NavigationError.nothingToShow) { try navigator.commit([.push(detail)]) }
        try navigator.commit([.present(sheet)])
        #expect(navigator.state.visible?.screen == sheet)
    }

    @Test func `U13: back from a linked screen goes to its parent, and a root stays`() throws {
        try navigator.commit([.selectTab("first"), .push(detail)])
        navigator.back()
        #expect(stack == [list])
        navigator.back()
        #expect(stack == [list])
        #expect(navigator.state.phase == .main)
    }

    @Test func `S1.4 dismissAll: everything presented goes, however deep, and the walk starts at the root`() throws {
        try navigator.commit([.push(detail), .present(sheet), .present(Screen("sheet", id: "2"))])
        navigator.show(NavigationAlert(code: "linkNotFound"))
        try navigator.commit([.push(other)])
        #expect(stack == [list, other])
        #expect(modals.isEmpty)
        #expect(navigator.state.alert == nil)
    }

    @Test func `S1.4 onTop: the stack stays, and what is presented stays under the target alone`() throws {
        try navigator.commit([.push(detail)])
        try navigator.commit([.push(other)], policy: .onTop)
        #expect(stack == [list, detail, other])
        try navigator.commit([.present(sheet)], policy: .onTop)
        let target = try navigator.commit([.push(Screen("parent")), .push(detail)], policy: .onTop)
        #expect(stack == [list, detail, other])
        #expect(modals == [sheet, detail])
        #expect(navigator.state.visible?.id == target)
    }

    @Test func `screens that stay keep their identity`() throws {
        try navigator.commit([.push(Screen("parent")), .push(detail)])
        let before = navigator.state.stack.map(\.id)
        try navigator.commit([.push(Screen("parent")), .push(other)])
        let after = navigator.state.stack.map(\.id)
        #expect(after.prefix(2) == before.prefix(2))
        #expect(after[2] != before[2])
    }

    @Test func `back to a screen takes all that is over it, and only what is below is gone back to`() throws {
        try navigator.commit([.push(detail), .push(other), .present(sheet), .present(detail)])
        let (stack, modals) = (navigator.state.stack, navigator.state.modals)
        navigator.back(to: modals[0].id)
        #expect(navigator.state.modals == [modals[0]])
        #expect(navigator.state.stack == stack)
        navigator.back(to: stack[1].id)
        #expect(navigator.state.modals.isEmpty)
        #expect(navigator.state.stack == Array(stack.prefix(2)))
        let before = navigator.state
        navigator.back(to: modals[1].id)
        navigator.back(to: before.tabs[1].stack[0].id)
        #expect(navigator.state == before)
        navigator.enter(.locked)
        navigator.back(to: stack[0].id)
        navigator.enter(.main)
        #expect(navigator.state.stack == before.stack)
    }

    @Test func `a phase other than main drops every screen, and the alert`() throws {
        try navigator.commit([.push(detail), .present(sheet)])
        navigator.show(NavigationAlert(code: "linkNotFound"))
        navigator.enter(.login)
        #expect(navigator.state.alert == nil)
        #expect(navigator.state.screens.isEmpty)
        #expect(navigator.state.visible == nil)
    }

    @Test func `a first frame counts once, and only for a screen that is there`() throws {
        let id = try navigator.commit([.push(detail)])
        var changes = 0
        navigator.onChange = { changes += 1 }
        navigator.didShow(id)
        navigator.didShow(id)
        navigator.didShow(999)
        #expect(changes == 1)
        #expect(navigator.hasShown(id))
        let root = navigator.state.stack[0].id
        navigator.didShow(root)
        navigator.select("second")
        navigator.select("second")
        #expect(changes == 3)
        #expect(navigator.hasShown(root), "though it is covered, in another tab")
        navigator.select("first")
        navigator.back()
        #expect(!navigator.hasShown(id))
    }

    @Test func `the state survives being saved`() throws {
        try navigator.commit([.push(Screen("room", id: "5", arguments: ["message": "7"])), .present(sheet)])
        let saved = try JSONEncoder().encode(navigator.state)
        #expect(try JSONDecoder().decode(NavigationState.self, from: saved) == navigator.state)
    }

    @Test(
        "a screen or modal that is opened again with other arguments is the same one, with the new ones",
        arguments: [NavigationStep.push, NavigationStep.present], [RoutePolicy.reuse, .onTop])
    func again(step: @Sendable (Screen) -> NavigationStep, policy: RoutePolicy) throws {
        let first = try navigator.commit([step(Screen("room", id: "5"))], policy: policy)
        #expect(try navigator.commit([step(Screen("room", id: "5"))], policy: policy) == first)
        let screen = Screen("room", id: "5", arguments: ["message": "7"])
        #expect(try navigator.commit([step(screen)], policy: policy) == first)
        #expect(navigator.state.visible?.screen == screen)
        #expect(stack.count + modals.count == 2)
    }

    @Test func `P8: an alert comes above the one that is shown, which its dismissal uncovers`() throws {
        let (first, second) = (NavigationAlert(code: "linkNotFound"), NavigationAlert(code: "contentNotFound"))
        for alert in [second, first, second] { navigator.show(alert) }
        #expect(navigator.state.alert == second)
        navigator.dismissAlert()
        #expect(navigator.state.alert == first)
        navigator.dismissAlert()
        #expect(navigator.state.alert == nil)
        navigator.dismissAlert()
        #expect(navigator.state.alert == nil)
    }

    @Test func `U38: an alert takes the place of one with its code, and can be taken away wherever it lies`() {
        let question = { NavigationAlert(code: "question", values: ["account": $0]) }
        for alert in [question("a"), NavigationAlert(code: "linkNotFound"), question("b")] { navigator.show(alert) }
        #expect(navigator.state.raisedAlerts == [NavigationAlert(code: "linkNotFound"), question("b")])
        navigator.show(NavigationAlert(code: "linkNotFound"))
        navigator.withdrawAlert("question")
        #expect(navigator.state.raisedAlerts == [NavigationAlert(code: "linkNotFound")])
    }

    @Test func `P3: behind the lock there is nothing to see, to leave or to replace by what was saved`() throws {
        try navigator.commit([.push(detail), .present(sheet)])
        navigator.show(NavigationAlert(code: "linkNotFound"))
        let before = navigator.state
        navigator.enter(.locked)
        #expect(navigator.state.visible == nil && navigator.state.alert == nil)
        #expect(modals.isEmpty && navigator.state.stack.isEmpty)
        navigator.back()
        navigator.select("second")
        #expect(throws: NavigationError.notInMain) { try navigator.commit([.push(other)]) }
        #expect(!navigator.enterMain(restoring: Self.inMain().state))
        navigator.enter(.main)
        #expect(navigator.state == before)
    }
}
