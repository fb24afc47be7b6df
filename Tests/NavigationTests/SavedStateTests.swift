import Foundation
import Navigation
import Testing

/// What an earlier process saved.
@MainActor @Suite struct SavedStateTests {
    private func navigator(_ tabs: [TabID] = ["first", "second"], root: Screen = Screen("list")) -> Navigator {
        Navigator(tabRoots: tabs.map { TabRoot($0, root) })
    }

    /// As `main` with a screen and a modal is saved, with one piece of the text changed.
    private func saved(_ piece: String, as other: String) throws -> NavigationState {
        let before = navigator()
        before.enter(.main)
        try before.commit([.push(Screen("detail")), .present(Screen("sheet"))])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(before.state), as: UTF8.self)
        try #require(text.contains(piece), "\(text)")
        return try JSONDecoder().decode(NavigationState.self, from: Data(text.replacing(piece, with: other).utf8))
    }

    @Test(
        "P9: what fits no more, or could not have been saved, is not restored",
        arguments: [
            (#""selectedTab":{"description":"first"}"#, #""selectedTab":{"description":"third"}"#),
            (#""selectedTab":{"description":"first"},"#, ""),
            (#""id":3,"#, #""id":1,"#), (#""id":4,"#, #""id":1,"#), (#""nextID":5"#, #""nextID":4"#),
            (#""nextID":5"#, #""nextID":4611686018427387903"#), (#""name":"list""#, #""name":"other""#),
        ])
    func damaged(piece: String, other: String) throws {
        let navigator = navigator()
        #expect(try !navigator.enterMain(restoring: saved(piece, as: other)))
        #expect(navigator.state == NavigationState())
    }

    @Test(arguments: [["first"], ["second", "first"], ["first", "second", "third"]] as [[TabID]])
    func `what was saved with other tabs is not restored`(tabs: [TabID]) throws {
        #expect(try !navigator(tabs).enterMain(restoring: saved("{", as: "{")))
    }

    @Test(arguments: NavigationState.Phase.allCases)
    func `what was saved in any phase is restored as main`(phase: NavigationState.Phase) throws {
        let navigator = navigator()
        let state = try saved(#""phase":"main""#, as: #""phase":"\#(phase.rawValue)""#)
        #expect(navigator.enterMain(restoring: state))
        #expect(navigator.state.phase == .main)
        #expect(navigator.state.visible?.screen == Screen("sheet"))
    }
}
