import AppFlow
import Navigation

extension PhoneLayout {
    /// What the app draws.
    /// - Parameter rows: how many rows of a screen are drawn at most.
    init(_ app: PhoneDisplay.App, rows: Int, in language: Language) {
        let state = app.navigation
        guard state.phase == .main else {
            body = [.text(language.sentence("phase.\(state.phase.rawValue)"))]
            let choices = Self.choices(in: state.phase, language)
            if !choices.isEmpty { body.append(.buttons(choices)) }
            return
        }
        func name(_ shown: ShownScreen) -> String { language.sentence("screen.\(shown.screen.name)") }
        top = [.text(state.stack.map(name).joined(separator: " › "))]
        if !state.modals.isEmpty {
            top.append(.text("▲ " + state.modals.map(name).joined(separator: " ▲ ")))
            cover = .modal
        }
        top.append(.rule)
        if let content = app.content {
            body = ScreenLines(content: content, rows: rows, language: language).lines
        }
        let tabs = state.tabs.map { tab in
            PhoneControl(tab.stack.first.map(name) ?? tab.id.description, app: "tab", ["id": tab.id.description])
        }
        bottom = [.rule, .tabs(tabs, selected: state.tabs.firstIndex { $0.id == state.selectedTab })]
        guard let alert = state.alert else { return }
        let answer = PhoneControl(language.sentence("touch.ok"), app: "dismissAlert")
        top = [.text("⚠ " + language.sentence(alert.code)), .buttons([answer]), .rule] + top
        cover = .question
    }

    /// What the user can do where the tabs are not there.
    private static func choices(in phase: NavigationState.Phase, _ language: Language) -> [PhoneControl] {
        switch phase {
        case .login:
            ["1", "2"].map { account in
                PhoneControl(
                    language.sentence("touch.signIn", ["account": account]), app: "signIn", ["account": account])
            }
        case .onboarding: [PhoneControl(language.sentence("touch.start"), app: "completeOnboarding")]
        case .retry: [PhoneControl(language.sentence("touch.retry"), app: "retry")]
        case .locked: [PhoneControl(language.sentence("touch.unlockApp"), app: "unlockApp")]
        case .launching, .main: []
        }
    }
}

/// One screen's content.
private struct ScreenLines {
    let content: ScreenContent
    /// How many rows at most.
    let rows: Int
    let language: Language

    var lines: [PhoneLine] { heading + content.rowsInView(rows).map(line) + actions }

    private var heading: [PhoneLine] {
        let status: String? =
            switch content.status {
            case .loading: content.rows.isEmpty ? language.sentence("content.loading") : nil
            case .failed(let code): language.sentence(code)
            case .empty: language.sentence("content.empty")
            case .ready: nil
            }
        return [content.title, status].compactMap { text in text.map(PhoneLine.text) }
    }

    private func line(_ row: ScreenContent.Row) -> PhoneLine {
        let parts = [row.note.map(noted), row.title, row.detail].compactMap(\.self)
        let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
        guard let link = row.link else { return .text("• " + text) }
        return .row(PhoneControl(text, app: "open", ["link": link]))
    }

    private func noted(_ note: String) -> String {
        note.allSatisfy(\.isNumber) ? "(\(note))" : language.sentence("note.\(note)")
    }

    private var actions: [PhoneLine] {
        let controls = content.actions.map { action in
            PhoneControl(language.sentence("content.\(action.id)"), app: "act", ["id": action.id])
                .takingText(action.takesText)
        }
        return controls.isEmpty ? [] : [.buttons(controls)]
    }
}
