import AppFlow
import DeviceSimulator
import Navigation
import SimulatorPage

extension Answer {
    /// What people read.
    func lines(in language: Language) -> [String] {
        let style = error == nil ? Style.good : Style.bad
        var lines: [String] = []
        // An app that could not load has started, but is not ready.
        if error == nil || outcome != "ready" {
            let route = route.map { " " + Style.quiet($0) } ?? ""
            lines.append(style(language.sentence("outcome.\(isPostponed ? "postponed" : outcome)")) + route)
        }
        if let error { lines.append("  \(error.message) (\(error.code))") }
        if let verdict, !verdict.isPresented || verdict.isQuiet {
            lines.append("  " + language.sentence(of: verdict))
        }
        return lines
    }
}

extension Phone {
    /// Has the visible screen load what it shows, as it does once it is on the display.
    @discardableResult
    func load() async -> ScreenContent? {
        guard let visible = navigation.visible, let model = app?.models.model(for: visible) else { return nil }
        await model.load()
        return model.content
    }

    /// Draws what the app displays, once the visible screen has loaded what it shows.
    func draw(in language: Language) async {
        var drawing = PhoneDrawing(longestText: 80, isNumbered: false)
        drawing.draw(
            AppPicture(navigation, content: await load(), rows: 5) { language.sentence($0) }, in: language)
        for line in drawing.framed { Console.write(line) }
    }
}
