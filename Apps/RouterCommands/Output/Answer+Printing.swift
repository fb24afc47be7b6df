import AppFlow
import DeviceSimulator
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
        if let verdict, !verdict.isPresented || verdict.isQuiet {
            Console.write("  " + language.sentence(of: verdict))
        }
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
    /// - Parameter wholly: with what the system draws beside the app.
    func draw(in language: Language, wholly: Bool = false) async {
        let content = await load()
        let display = PhoneDisplay(
            title: Program.title, device: wholly ? device.state : nil,
            app: PhoneDisplay.App(navigation: navigation, content: content))
        for line in TerminalRenderer(layout: PhoneLayout(display, rows: 5, in: language)).lines { Console.write(line) }
    }
}
