import AppFlow
import Navigation

extension Answer {
    /// Prints the answer as one JSON object, or as a sentence.
    func print(asJSON: Bool, language: Language) throws {
        if asJSON { return Console.write(try JSONLine.text(self)) }
        let style = error == nil ? Style.good : Style.bad
        // An app that could not load has started, but is not ready.
        if error == nil || outcome != "ready" {
            let route = route.map { " " + Style.quiet($0) } ?? ""
            Console.write(style(language.sentence("outcome.\(outcome)")) + route)
        }
        if let error { Console.write("  \(error.message) (\(error.code))") }
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

    /// Draws the display, once the visible screen has loaded what it shows.
    func draw(in language: Language) async {
        let content = await load()
        for line in PhoneDrawing(state: navigation, content: content, language: language).lines {
            Console.write(line)
        }
    }
}
