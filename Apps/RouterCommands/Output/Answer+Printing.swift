import AppFlow
import DeviceSimulator
import Navigation
import SimulatorPage

extension Answer {
    /// What people read.
    func lines(in language: Language) -> [String] {
        let style = error == nil || isLeftToBrowser ? Style.good : Style.bad
        var lines: [String] = []
        // An app that could not load has started, but is not ready.
        if error == nil || outcome != "ready" {
            let route = route.map { " " + Style.quiet($0) } ?? ""
            let name = isPostponed ? "postponed" : isLeftToBrowser ? "browser" : outcome
            lines.append(style(language.sentence("outcome.\(name)")) + route)
        }
        lines += error?.lines.map { "  " + $0 } ?? []
        if let verdict, !verdict.isPresented || verdict.isQuiet {
            lines.append("  " + language.sentence(of: verdict))
        }
        return lines
    }
}

extension SimulatorSession {
    /// Has the visible screen load what it shows, and draws it for people.
    func show(in command: some ProgramCommand<Program>) async {
        await loadScreen()
        guard !command.shared.json, let picture = process?.picture(in: language, rows: 5) else { return }
        for line in PhoneText(picture, in: language).lines { Console.write("  " + line) }
    }
}
