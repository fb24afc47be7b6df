import AppFlow
import ArgumentParser
import DeviceSimulator
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
            if shared.json { try await answer(on: phone) } else { await narrate(on: phone) }
        }
    }

    /// Tells people what each line does, and draws the phone where a stop ends.
    @MainActor
    private func narrate(on phone: SimulatorSession<Program>) async {
        let terminal = LineModeTerminal(phone, isInteractive: false, rows: 5)
        Console.write(Style.title(Program.commandName) + ": " + language.sentence("program.\(Program.commandName)"))
        for (index, stop) in Program.tour.enumerated() {
            Console.write("\n" + Style.title("\(index + 1). " + language.sentence("tour.\(stop.title)")))
            for (number, line) in stop.lines.enumerated() {
                if case .sample(let name)? = TypedCommand(line: line, scheduling: nil) { show(name) }
                await terminal.follow(line, draws: number == stop.lines.count - 1)
            }
        }
        Console.write("\n" + language.sentence("tour.end", ["program": Program.commandName]))
    }

    private func show(_ sample: String) {
        let file = Program.samplePushes.first { $0.sampleName == sample }
        guard let file, let payload = try? Data(contentsOf: file) else { return }
        for line in String(decoding: payload, as: UTF8.self).split(separator: "\n") {
            Console.write("    " + Style.quiet(String(line)))
        }
    }

    /// Programs get the answers alone.
    @MainActor
    private func answer(on phone: SimulatorSession<Program>) async throws {
        var log = OutcomeLog(phone)
        for line in Program.tour.flatMap(\.lines) {
            guard let command = TypedCommand(line: line, scheduling: Program.scheduling?.word) else { continue }
            try await TypedCommandHandler(session: phone).follow(command)
            await phone.whenIdle()
            for outcome in log.take(from: phone) {
                let answer = Answer(outcome, navigation: phone.navigation, language: language)
                Console.write(try JSONLine.text(answer.json))
            }
        }
    }
}
