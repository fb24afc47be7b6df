import Navigation
import Testing

/// How screens come to those that are there.
@MainActor @Suite struct RoutePolicyTests: NavigatorSuite {
    let navigator = RoutePolicyTests.inMain()
    private let parent = Screen("parent")

    @Test func `S1.4 onTop: a screen that lies below comes on top once more, with those that lead to it`() throws {
        try navigator.commit([.push(detail), .push(other)])
        try navigator.commit([.push(parent), .push(detail)], policy: .onTop)
        #expect(stack == [list, detail, other, parent, detail])
    }

    @Test func `S1.4 onTop: over a modal come the modals that are presented, and no screen of a stack`() throws {
        try navigator.commit([.present(sheet)])
        try navigator.commit([.push(parent), .present(detail), .present(other)], policy: .onTop)
        #expect(modals == [sheet, detail, other])
        #expect(stack == [list])
    }

    @Test(arguments: [[:], ["message": "7"]])
    func `U12: pushed again, only the screen on top is copied, whatever its arguments, and what is presented goes`(
        arguments: [String: String]
    ) throws {
        let first = try navigator.commit([.push(parent), .push(detail)])
        try navigator.commit([.push(parent), .push(detail), .present(sheet)])
        let copy = Screen("detail", id: "1", arguments: arguments)
        #expect(try navigator.commit([.push(parent), .push(copy)], policy: .push) != first)
        #expect(stack == [list, parent, detail, copy])
        #expect(modals.isEmpty)
    }

    @Test func `S0.7: main is rebuilt with each tab at a new root, the first one selected, under no alert`() throws {
        try navigator.commit([.push(detail)])
        try navigator.commit([.selectTab("second"), .push(other), .present(sheet)])
        navigator.show(NavigationAlert(code: "linkNotFound"))
        let screens = navigator.state.screens
        try navigator.commit([.rebuildMain], policy: .onTop)
        #expect(navigator.state.tabs.map { $0.stack.map(\.screen) } == [[list], [Screen("settings")]])
        #expect(navigator.state.selectedTab == "first")
        #expect(modals.isEmpty && navigator.state.alert == nil)
        #expect(navigator.state.screens.isDisjoint(with: screens))
    }

    @Test func `a route that opens main comes to what the lock hid as its policy says`() throws {
        try navigator.commit([.push(detail), .present(sheet)])
        navigator.enter(.locked)
        _ = try navigator.enterMain(committing: [.present(other)], policy: .onTop)
        #expect(stack == [list, detail])
        #expect(modals == [sheet, other])
    }

    @Test func `screens of one id but another name are two`() throws {
        let first = try navigator.commit([.push(detail)])
        #expect(try navigator.commit([.push(Screen("map", id: "1"))]) != first)
    }

    @Test func `a step is told in words`() {
        let steps: [NavigationStep] = [.rebuildMain, .selectTab("first"), .push(detail), .present(sheet)]
        #expect(steps.map(\.summary) == ["rebuild main", "select tab first", "push detail/1", "present sheet"])
    }
}
