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
        try await SimulatorSession<Program>.withNewPhone(
            in: shared.folder, clock: .standing(at: shared.now?.date), change: shared.sessionChange, language: language
        ) { phone in
            guard shared.json else { return await narrate(on: phone) }
            // Programs get the answers alone.
            try await ScenarioPlayer(phone: phone).play(try Scenario(Program.tour, of: Program.self)) { result in
                let answer = Answer(result.came.last, navigation: result.navigation, language: language)
                Console.write(try JSONLine.text(answer.json))
            }
        }
    }

    /// Tells people what each part shows and what each line does, and what the phone shows at the part's end.
    @MainActor
    private func narrate(on phone: SimulatorSession<Program>) async {
        let terminal = LineModeTerminal(phone, isInteractive: false, rows: 5)
        Console.write(Style.title(Program.commandName) + ": " + language.sentence("program.\(Program.commandName)"))
        for (index, part) in Program.tour.split(separator: "\n\n").enumerated() {
            let lines = part.split(separator: "\n").map(String.init)
            Console.write("\n" + Style.title("\(index + 1). \(title(among: lines))"))
            let commands = lines.filter { Program.grammar.command($0) != nil }
            for (number, line) in commands.enumerated() {
                await terminal.follow(line, shows: number == commands.count - 1)
            }
        }
        Console.write("\n" + language.sentence("tour.end", ["program": Program.commandName]))
    }

    /// The comment in the language that was asked for, else the first.
    private func title(among lines: [String]) -> String {
        let own = "# \(language.code.rawValue): "
        return lines.first { $0.hasPrefix(own) }.map { String($0.dropFirst(own.count)) }
            ?? String(lines.first?.dropFirst(2) ?? "")
    }
}
