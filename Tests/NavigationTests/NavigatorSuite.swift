import Navigation

/// A suite over navigators with two tabs, and the screens that it brings there.
@MainActor protocol NavigatorSuite {}

extension NavigatorSuite {
    var list: Screen { Screen("list") }
    var detail: Screen { Screen("detail", id: "1") }
    var other: Screen { Screen("detail", id: "2") }
    var sheet: Screen { Screen("sheet") }

    /// A navigator that shows the first tab's list.
    func navigator() -> Navigator {
        let navigator = Navigator(tabRoots: [TabRoot("first", list), TabRoot("second", Screen("settings"))])
        navigator.enter(.main)
        return navigator
    }

    func stack(_ navigator: Navigator) -> [Screen] { navigator.state.stack.map(\.screen) }
}
