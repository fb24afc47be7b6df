import AppFlow
import Navigation

extension Answer {
    /// Prints the answer as one JSON object, or as a sentence.
    func print(asJSON: Bool, language: Language) throws {
        if asJSON { return Console.write(try JSONLine.text(self)) }
        let style = error == nil ? Style.good : Style.bad
        var line = style(language.sentence("outcome.\(outcome)"))
        if let route { line += " " + Style.quiet(route) }
        Console.write(line)
        if let error { Console.write("  \(error.message) (\(error.code))") }
    }
}

extension Phone {
    /// Draws the display, once the visible screen has loaded what it shows.
    func draw(in language: Language) async {
        var model: (any ScreenModel)?
        if let visible = navigation.visible { model = app?.models.model(for: visible) }
        await model?.load()
        for line in PhoneDrawing(state: navigation, content: model?.content, language: language).lines {
            Console.write(line)
        }
    }
}
