import AppFlow
public import Navigation

/// What an app draws, as the page shows it.
public struct AppPicture: Encodable {
    package struct Tab: Encodable {
        package let id: String
        package let title: String
        package let isSelected: Bool
    }

    package struct Alert: Encodable {
        let code: String
        package let message: String
        package let offersSettings: Bool
        package let asksToSwitch: Bool
    }

    /// What the user can do before the app's screens are there.
    package struct Offer: Encodable {
        /// The line that does it, as it is typed.
        package let line: String
        let title: String
    }

    package let phase: String
    package let phaseTitle: String
    package let offers: [Offer]
    package let tabs: [Tab]
    /// The titles of the stack and of what is presented over it, the lowest first.
    package let path: [String]
    /// The name of the screen below; nil at a tab's root.
    private let back: String?
    package let isModal: Bool
    package let screen: ScreenPicture?
    package let alert: Alert?

    /// Whether the app's screens are there, and not what comes before them.
    package var isMain: Bool { phase == NavigationState.Phase.main.rawValue }

    /// - Parameters:
    ///   - state: the app's navigation.
    ///   - content: the visible screen's; nil where there is no screen.
    ///   - rows: how many rows of it at most, so that no display is held up by a list that nobody scrolls through.
    ///   - fill: what a key says in the user's language, with the values that it names.
    public init(
        _ state: NavigationState, content: ScreenContent?, rows: Int = 300,
        sentence fill: (String, [String: String]) -> String
    ) {
        func sentence(_ key: String) -> String { fill(key, [:]) }
        phase = state.phase.rawValue
        phaseTitle = sentence("phase.\(state.phase.rawValue)")
        offers = state.phase.lines.map { Offer(line: $0, title: sentence("offer.\($0)")) }
        tabs = state.tabs.map { tab in
            let title = tab.stack.first.map { sentence("screen.\($0.screen.name)") } ?? tab.id.description
            return Tab(id: tab.id.description, title: title, isSelected: tab.id == state.selectedTab)
        }
        path = state.layers.map { sentence("screen.\($0.screen.name)") }
        isModal = !state.modals.isEmpty
        back = isModal || state.stack.count < 2 ? nil : path[path.count - 2]
        screen = state.visible.map { visible in
            ScreenPicture(visible, content ?? ScreenContent(status: .loading), rows: rows, sentence: sentence)
        }
        alert = state.alert.map {
            Alert(
                code: $0.code, message: fill($0.code, $0.values), offersSettings: $0.offersSettings,
                asksToSwitch: $0.asksToSwitch)
        }
    }
}

extension NavigationState.Phase {
    /// The lines by which the user leaves this phase.
    fileprivate var lines: [String] {
        switch self {
        case .login: ["signin 1", "signin 2"]
        case .onboarding: ["get-started"]
        case .retry: ["try-again"]
        case .locked: ["unlock-app"]
        case .launching, .main: []
        }
    }
}

/// One screen with its content.
package struct ScreenPicture: Encodable {
    package struct Row: Encodable {
        package let title: String
        package let detail: String?
        package let note: String?
        package let link: String?
        package let action: Action?
        package let key: String?
    }

    package struct Action: Encodable {
        package let id: String
        package let title: String
        package let takesText: Bool
    }

    /// The screen's place in the navigation, and what it is.
    let id: String
    let name: String
    package let title: String?
    /// Said above the rows: that it loads and has none yet, has none, or why it failed; nil where there is nothing to
    /// say.
    package let message: String?
    package let rows: [Row]
    /// How many rows the screen has above these, and below them.
    package let rowsAbove: Int
    package let rowsBelow: Int
    /// Which row is to be in view; nil for the first.
    let focus: Int?
    package let actions: [Action]

    init(_ shown: ShownScreen, _ content: ScreenContent, rows limit: Int, sentence: (String) -> String) {
        id = "\(shown.id) \(shown.screen)"
        name = sentence("screen.\(shown.screen.name)")
        title = content.title
        message =
            switch content.status {
            case .loading: content.rows.isEmpty ? sentence("content.loading") : nil
            case .failed(let code): sentence(code)
            case .empty: sentence("content.empty")
            case .ready: nil
            }
        // The newest of a chat are at its end.
        let rowsInView = content.rowsInView(limit)
        rows = rowsInView.map { row in
            let note = row.note.map { $0.allSatisfy(\.isNumber) ? $0 : sentence("note.\($0)") }
            return Row(
                title: row.title, detail: row.detail, note: note, link: row.link,
                action: row.action.map { Action($0, sentence) }, key: row.key)
        }
        rowsAbove = rowsInView.startIndex
        rowsBelow = content.rows.count - rowsInView.endIndex
        focus = content.focus.map { $0 - rowsInView.startIndex }
        actions = content.actions.map { Action($0, sentence) }
    }
}

extension ScreenPicture.Action {
    fileprivate init(_ action: ScreenContent.Action, _ sentence: (String) -> String) {
        self.init(id: action.id, title: sentence("content.\(action.id)"), takesText: action.takesText)
    }
}

extension ScreenContent {
    /// The rows that a small display shows, the one that is to be in view among them.
    /// - Parameter limit: how many at most.
    package func rowsInView(_ limit: Int) -> ArraySlice<Row> {
        let first = max(min((focus ?? 0) - limit / 2, rows.count - limit), 0)
        return rows.dropFirst(first).prefix(limit)
    }
}
