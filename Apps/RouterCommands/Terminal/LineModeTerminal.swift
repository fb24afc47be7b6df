import AppFlow
import DeviceSimulator
import Foundation
import Launches
import SimulatorPage

/// A simulator session without a terminal: reads one command a line, then prints what happened and the phone.
@MainActor
final class LineModeTerminal<Program: RouterProgram> {
    private let phone: SimulatorSession<Program>
    /// How many steps of each arrival's trace were printed.
    private var told: [LaunchRecord.ID: Int] = [:]

    private var language: Language { phone.context.language }

    init(_ phone: SimulatorSession<Program>) {
        self.phone = phone
        for tap in phone.taps { told[tap.id] = tap.trace.count }
    }

    /// Follows the lines until one ends the program, or there are no more.
    func followLines(of input: StandardInput) async {
        var lines = InputLines()
        draw()
        for await piece in input.pieces {
            for line in lines.take(piece) where await follow(line) == .end { return }
            input.goOn()
        }
        for line in lines.finish() where await follow(line) == .end { return }
    }

    /// - Parameter line: nil for one that is too long.
    private func follow(_ line: String?) async -> TypedCommand? {
        guard let line else {
            say(language.sentence("typed.tooLong"))
            return nil
        }
        guard !line.allSatisfy(\.isWhitespace) else { return nil }
        let text = DisplayWidth.printable(line.trimmingCharacters(in: .whitespacesAndNewlines), upTo: 200)
        say("> " + text)
        guard let command = TypedCommand(line: line, scheduling: Program.scheduling?.word) else {
            say(language.sentence("typed.unknown", ["line": text]))
            return nil
        }
        switch command {
        case .end: break
        case .help:
            let lines = TypedCommand.lines(scheduling: Program.scheduling?.word).joined(separator: "\n  ")
            say(language.sentence("help.lines", ["lines": "\n  " + lines]))
        default: await perform(command)
        }
        return command
    }

    private func perform(_ command: TypedCommand) async {
        let verdict = phone.device.verdict
        do {
            try await phone.follow(command)
        } catch {
            return say(language.sentence("typed.refused", ["reason": error.description]))
        }
        await phone.whenIdle()
        if case .replay = command { phone.scenarios.report.forEach(say) }
        if let now = phone.device.verdict, now != verdict { say(language.sentence(of: now)) }
        for tap in phone.taps.reversed() {
            for entry in tap.trace.dropFirst(told[tap.id, default: 0]) {
                say("→ " + DisplayWidth.printable(TraceSentence(entry, language: language).text, upTo: 200))
            }
            told[tap.id] = tap.trace.count
        }
        draw()
    }

    private func draw() {
        say(phone.settings.joined(separator: " · "))
        let drawing = TerminalRenderer(layout: phone.layout, linesPerText: 4, isNumbered: true)
        for line in drawing.lines { say(line) }
    }

    private func say(_ text: String) { Console.write(text) }
}
