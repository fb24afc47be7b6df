import AppFlow
import SimulatorPage

extension PhoneDrawing {
    /// What the app draws: what it asks, the path to the visible screen, the screen, and the tabs below it.
    mutating func draw(_ app: AppPicture, in language: Language) {
        if let alert = app.alert {
            text("⚠ " + alert.message)
            buttons([PhoneControl(language.sentence("touch.ok"), app: "dismissAlert")])
            rule()
            isCovered = true
        }
        guard app.isMain else {
            text(app.phaseTitle)
            return buttons(Self.choices(in: app, language))
        }
        text(app.path.joined(separator: " › "))
        rule()
        if let screen = app.screen { draw(screen, in: language) }
        rule()
        // A modal lies over them.
        if app.isModal { isCovered = true }
        buttons(
            app.tabs.map { PhoneControl($0.title, app: "tab", ["id": $0.id]) },
            selected: app.tabs.firstIndex(where: \.isSelected))
    }

    private mutating func draw(_ screen: ScreenPicture, in language: Language) {
        for heading in [screen.title, screen.message].compactMap(\.self) { text(heading) }
        more(screen.rowsAbove, in: language)
        for row in screen.rows {
            let note = row.note.map { $0.allSatisfy(\.isNumber) ? "(\($0))" : $0 }
            let title = [note, row.title, row.detail].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
            if let link = row.link {
                self.row(PhoneControl(title, app: "open", ["link": link]))
            } else {
                text("• " + title)
            }
        }
        more(screen.rowsBelow, in: language)
        buttons(
            screen.actions.map { PhoneControl($0.title, app: "act", ["id": $0.id]).takingText($0.takesText) })
    }

    private mutating func more(_ count: Int, in language: Language) {
        if count > 0 { text(language.sentence("phone.moreRows", ["count": String(count)])) }
    }

    /// What the user can do where the tabs are not there.
    private static func choices(in app: AppPicture, _ language: Language) -> [PhoneControl] {
        switch app.phase {
        case "login":
            ["1", "2"].map { account in
                PhoneControl(
                    language.sentence("touch.signIn", ["account": account]), app: "signIn", ["account": account])
            }
        case "onboarding": [PhoneControl(language.sentence("touch.start"), app: "completeOnboarding")]
        case "retry": [PhoneControl(language.sentence("touch.retry"), app: "retry")]
        case "locked": [PhoneControl(language.sentence("touch.unlockApp"), app: "unlockApp")]
        default: []
        }
    }
}
