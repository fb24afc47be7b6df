import Navigation
import Testing

/// Each tab has a stack of its own.
@MainActor @Suite struct TabTests: NavigatorSuite {
    let navigator = TabTests.inMain()

    @Test func `a tab that was left is found as it was`() throws {
        try navigator.commit([.selectTab("first"), .push(detail)])
        navigator.select("second")
        #expect(stack == [Screen("settings")])
        navigator.select("first")
        #expect(stack == [list, detail])
        let before = navigator.state
        navigator.select("third")
        #expect(navigator.state == before)
    }

    @Test func `what is left is left in the selected tab, and modals stay over another`() throws {
        try navigator.commit([.push(detail)])
        try navigator.commit([.selectTab("second"), .push(detail), .push(other), .present(sheet), .present(other)])
        navigator.select("first")
        #expect(navigator.state.modals.count == 2)
        navigator.select("second")
        navigator.back()
        #expect(modals == [sheet])
        navigator.back()
        navigator.back()
        #expect(stack == [Screen("settings"), detail])
        navigator.back(to: navigator.state.stack[0].id)
        #expect(navigator.state.tabs.map(\.stack.count) == [2, 1])
    }
}
