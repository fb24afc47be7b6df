import Navigation
import Testing

/// Each tab has a stack of its own.
@MainActor @Suite struct TabTests: NavigatorSuite {
    @Test func `a tab that was left is found as it was`() throws {
        let navigator = navigator()
        try navigator.commit([.selectTab("first"), .push(detail)])
        navigator.select("second")
        #expect(stack(navigator) == [Screen("settings")])
        navigator.select("first")
        #expect(stack(navigator) == [list, detail])
        let before = navigator.state
        navigator.select("third")
        #expect(navigator.state == before)
    }

    @Test func `what is left is left in the selected tab, and modals stay over another`() throws {
        let navigator = navigator()
        try navigator.commit([.push(detail)])
        try navigator.commit([.selectTab("second"), .push(detail), .push(other), .present(sheet), .present(other)])
        navigator.select("first")
        #expect(navigator.state.modals.count == 2)
        navigator.select("second")
        navigator.back()
        #expect(navigator.state.modals.map(\.screen) == [sheet])
        navigator.back()
        navigator.back()
        #expect(stack(navigator) == [Screen("settings"), detail])
        navigator.back(to: navigator.state.stack[0].id)
        #expect(navigator.state.tabs.map(\.stack.count) == [2, 1])
    }
}
