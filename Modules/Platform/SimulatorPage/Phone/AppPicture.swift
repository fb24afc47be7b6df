public import Navigation

/// What an app draws, as the page shows it.
public struct AppPicture: Encodable {
    struct Tab: Encodable {
        let id: String
        let title: String
        let isSelected: Bool
    }

    struct Alert: Encodable {
        let code: String
        let message: String
    }

    private let phase: String
    private let phaseTitle: String
    private let tabs: [Tab]
    /// The titles of the stack and of what is presented over it, the lowest first.
    private let path: [String]
    /// The name of the screen below; nil at a tab's root.
    private let back: String?
    private let isModal: Bool
    private let screen: ScreenPicture?
    private let alert: Alert?

    /// - Parameters:
    ///   - state: the app's navigation.
    ///   - content: the visible screen's; nil where there is no screen.
    ///   - sentence: what a key says in the user's language.
    public init(_ state: NavigationState, content: ScreenContent?, sentence: (String) -> String) {
        phase = state.phase.rawValue
        phaseTitle = sentence("phase.\(state.phase.rawValue)")
        tabs = state.tabs.map { tab in
            let title = tab.stack.first.map { sentence("screen.\($0.screen.name)") } ?? tab.id.description
            return Tab(id: tab.id.description, title: title, isSelected: tab.id == state.selectedTab)
        }
        path = (state.stack + state.modals).map { sentence("screen.\($0.screen.name)") }
        isModal = !state.modals.isEmpty
        back = isModal || state.stack.count < 2 ? nil : path[path.count - 2]
        screen = state.visible.map { visible in
            ScreenPicture(visible, content ?? ScreenContent(status: .loading), sentence: sentence)
        }
        alert = state.alert.map { Alert(code: $0.code, message: sentence($0.code)) }
    }
}

/// One screen with its content.
struct ScreenPicture: Encodable {
    /// So that a page and a browser are not held up by a list that nobody scrolls through.
    private static let mostRows = 300

    struct Row: Encodable {
        let title: String
        let detail: String?
        let note: String?
        let link: String?
        let action: Action?
        let key: String?
    }

    struct Action: Encodable {
        let id: String
        let title: String
        let takesText: Bool
    }

    /// The screen's place in the navigation, and what it is.
    let id: String
    let name: String
    let title: String?
    /// Said above the rows: that it loads and has none yet, has none, or why it failed; nil where there is nothing to say.
    let message: String?
    let rows: [Row]
    /// Which row is to be in view; nil for the first.
    let focus: Int?
    let actions: [Action]

    init(_ shown: ShownScreen, _ content: ScreenContent, sentence: (String) -> String) {
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
        let rowsInView = content.rowsInView(Self.mostRows)
        rows = rowsInView.map { row in
            let note = row.note.map { $0.allSatisfy(\.isNumber) ? $0 : sentence("note.\($0)") }
            return Row(
                title: row.title, detail: row.detail, note: note, link: row.link,
                action: row.action.map { Action($0, sentence) }, key: row.key)
        }
        focus = content.focus.map { $0 - rowsInView.startIndex }
        actions = content.actions.map { Action($0, sentence) }
    }
}

extension ScreenPicture.Action {
    fileprivate init(_ action: ScreenContent.Action, _ sentence: (String) -> String) {
        self.init(id: action.id, title: sentence("content.\(action.id)"), takesText: action.takesText)
    }
}
