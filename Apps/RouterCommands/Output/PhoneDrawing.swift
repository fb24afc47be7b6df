import AppFlow
import Navigation

/// The phone's display in text.
@MainActor
struct PhoneDrawing {
    let state: NavigationState
    /// The visible screen's content; nil where there is no screen.
    let content: ScreenContent?
    let language: Language

    private static let width = 44

    var lines: [String] {
        var inside: [String] = []
        if state.phase == .main {
            inside.append(path)
            inside.append(rule)
            inside += contentLines
            if !state.modals.isEmpty { inside.insert("▲ " + state.modals.map(name).joined(separator: " ▲ "), at: 1) }
            if let alert = state.alert { inside.insert("⚠ " + language.sentence(alert.code), at: 0) }
            inside.append(rule)
            inside.append(tabBar)
        } else {
            inside.append(language.sentence("phase.\(state.phase.rawValue)"))
        }
        let top = "╭" + String(repeating: "─", count: Self.width + 2) + "╮"
        let bottom = "╰" + String(repeating: "─", count: Self.width + 2) + "╯"
        return [top] + inside.map { "│ " + DisplayWidth.fit($0, to: Self.width) + " │" } + [bottom]
    }

    /// The stack, from its root.
    private var path: String { state.stack.map(name).joined(separator: " › ") }

    private var tabBar: String {
        state.tabs.map { $0.id == state.selectedTab ? "[\($0.id)]" : " \($0.id) " }.joined(separator: " ")
    }

    private var rule: String { String(repeating: "─", count: Self.width) }

    private var contentLines: [String] {
        guard let content else { return [] }
        var lines = content.title.map { [$0] } ?? []
        switch content.status {
        case .loading: lines.append(language.sentence("content.loading"))
        case .failed(let code): lines.append(language.sentence(code))
        case .empty: lines.append(language.sentence("content.empty"))
        case .ready:
            lines += rowsInView(of: content).map { row in
                let parts = [row.note.map(noted), row.title, row.detail].compactMap(\.self)
                return "• " + parts.filter { !$0.isEmpty }.joined(separator: " · ")
            }
        }
        if !content.actions.isEmpty {
            lines.append(content.actions.map { "[\(language.sentence("content.\($0.id)"))]" }.joined(separator: " "))
        }
        return lines.map { $0.replacing("\n", with: " ") }
    }

    /// Five, with the one that is to be in view.
    private func rowsInView(of content: ScreenContent) -> ArraySlice<ScreenContent.Row> {
        let first = max(min((content.focus ?? 0) - 2, content.rows.count - 5), 0)
        return content.rows.dropFirst(first).prefix(5)
    }

    private func noted(_ note: String) -> String {
        note.allSatisfy(\.isNumber) ? "(\(note))" : language.sentence("note.\(note)")
    }

    private func name(_ shown: ShownScreen) -> String { language.sentence("screen.\(shown.screen.name)") }
}
