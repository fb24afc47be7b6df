import Navigation

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
