import AppFlow
import ArgumentParser
import Foundation

/// A narrated run of every interesting arrival.
struct TourCommand<Program: RouterProgram>: ProgramCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "tour", abstract: "Show every interesting arrival on a throw-away database.",
            discussion: "With --data the databases stay in that folder.")
    }

    @OptionGroup var shared: SharedOptions

    @MainActor
    func run() async throws {
        let scenario = try Scenario(Program.tour, of: Program.self)
        var results: [ScenarioResult] = []
        say(Program.commandName + ": " + language.sentence("program.\(Program.commandName)"))
        try await SimulatorSession<Program>.withNewPhone(
            in: shared.folder, clock: .standing(at: shared.now?.date), change: shared.sessionChange, language: language
        ) { phone in
            let terminal = LineModeTerminal(phone, isInteractive: false, rows: 5)
            let player = ScenarioPlayer(phone: phone) { step, next in
                guard !shared.json else { return }
                if let title = title(above: step) { say("\n" + title) }
                terminal.tell(step.text, shows: next.map { title(above: $0) != nil } ?? true)
            }
            try await player.play(scenario) { result in
                results.append(result)
                let answer = Answer(result.came.last, navigation: result.navigation, language: language)
                // People see what came, and are told what should have come.
                let failure = result.sentence(in: Program.tourFile.lastPathComponent, language)
                try write([answer.json], orLines: result.holds ? [] : [failure])
            }
        }
        say("\n" + language.sentence("tour.end", ["program": Program.commandName]))
        if results.haveFailed { throw Failure.badInput.exitCode }
    }

    /// Programs get the answers alone.
    private func say(_ line: String) {
        if !shared.json { Console.write(line) }
    }

    /// A part's number, and what it shows by the comments above its first step: the one in the language that was asked
    /// for, else the first. Nil for any other step.
    private func title(above step: Scenario.Step) -> String? {
        let above = Program.tour.split(separator: "\n", omittingEmptySubsequences: false).prefix(step.line - 1)
        let comments = above.reversed().prefix { $0.hasPrefix("# ") }.reversed()
        let own = "# \(language.code.rawValue): "
        let title = comments.first { $0.hasPrefix(own) }?.dropFirst(own.count) ?? comments.first?.dropFirst(2)
        return title.map { "\(above.count(where: \.isEmpty) + 1). \($0)" }
    }
}

extension RouterProgram {
    /// The scenario that the tour shows, the sample `tour.scenario`, part by part with blank lines between them.
    ///
    /// The comment above a part says what it shows, and one that begins with a language's code, such as `# ko: `, says
    /// it in that language. A program without the sample has no tour.
    nonisolated static var tour: String { (try? String(contentsOf: tourFile, encoding: .utf8)) ?? "" }

    nonisolated static var tourFile: URL { samples.appending(path: "tour.scenario") }

    /// What the tour asks of the phone.
    nonisolated static var tourCommands: [PhoneCommand] {
        tour.split(separator: "\n").compactMap { grammar.command(String($0)) }
    }
}
