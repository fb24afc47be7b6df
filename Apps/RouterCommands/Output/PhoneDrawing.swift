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
            lines += content.rows.prefix(5).map { row in
                "• " + [row.note.map(noted), row.title, row.detail].compactMap(\.self).joined(separator: " · ")
            }
        }
        return lines.map { $0.replacing("\n", with: " ") }
    }

    private func noted(_ note: String) -> String {
        note.allSatisfy(\.isNumber) ? "(\(note))" : language.sentence("note.\(note)")
    }

    private func name(_ shown: ShownScreen) -> String { language.sentence("screen.\(shown.screen.name)") }
}
