import AppFlow
import DeviceSimulator
import Foundation
import Launches
import SimulatorPage

/// A simulator session as a transcript: after each line what became of it, and what the phone shows.
@MainActor
final class LineModeTerminal<Program: RouterProgram> {
    private let phone: SimulatorSession<Program>
    /// Whether somebody types at a terminal, which echoes each line.
    private let isInteractive: Bool
    /// How many rows of a screen are shown at most.
    private let rows: Int
    /// How many steps of each arrival's trace were printed.
    private var told: [LaunchRecord.ID: Int] = [:]
    /// How many verdicts on pushes were there when the last was printed.
    private var toldVerdicts: Int

    private var language: Language { phone.language }

    /// - Parameter rows: how many rows of a screen are shown at most.
    init(_ phone: SimulatorSession<Program>, isInteractive: Bool, rows: Int = 12) {
        self.phone = phone
        self.isInteractive = isInteractive
        self.rows = rows
        toldVerdicts = phone.device.presenter.log.verdicts.count
        for tap in phone.taps { told[tap.id] = tap.trace.count }
    }

    /// Follows the lines of standard input until one ends the program, or there are no more.
    func followLines() async {
        show()
        if isInteractive { Console.writeWrapped(language.sentence("help.hint")) }
        prompt()
        for await line in LineReader.typed {
            if await follow(line) == .end { return }
            prompt()
        }
        if isInteractive { Console.writeWrapped("") }
    }

    private func prompt() {
        if isInteractive { Console.write("> ", end: "") }
    }

    /// - Returns: the line's command; nil if it is blank or cannot be followed.
    private func follow(_ line: String) async -> PhoneCommand? {
        guard !line.allSatisfy(\.isWhitespace) else {
            // It may have changed by itself.
            if isInteractive { show() }
            return nil
        }
        if !isInteractive { echo(line) }
        do throws(LineRefusal) {
            let command = try Program.grammar.command(line, in: language)
            switch command {
            case .end: break
            case .help: help()
            default: try await perform(command)
            }
            return command
        } catch {
            Console.writeWrapped(error.description)
            return nil
        }
    }

    private func perform(_ command: PhoneCommand) async throws(LineRefusal) {
        do {
            try await PhoneCommandHandler(session: phone).perform(command)
        } catch {
            throw LineRefusal(language.sentence("typed.refused", ["reason": error.description]))
        }
        await phone.whenIdle()
        if case .replay = command { for line in phone.scenarios.report { Console.writeWrapped(line) } }
        if command == .endRecording { Console.write(phone.scenarios.recorded, end: "") }
        sayNews()
        show()
    }

    /// Tells a line that was done, what has come of it, and what the phone shows if that is wanted.
    func tell(_ line: String, shows: Bool) {
        echo(line)
        sayNews()
        if shows { show() }
    }

    private func echo(_ line: String) { Console.write("> " + DisplayWidth.printable(LineText(line).rest, upTo: 200)) }

    /// The verdict on the last push, and the paths of arrivals, as far as they were not told yet.
    private func sayNews() {
        let verdicts = phone.device.presenter.log.verdicts
        if verdicts.count > toldVerdicts, let last = verdicts.last { Console.writeWrapped(language.sentence(of: last)) }
        toldVerdicts = verdicts.count
        sayPaths()
    }

    /// The steps of each arrival since they were printed last.
    private func sayPaths() {
        for tap in phone.taps.reversed() {
            for entry in tap.trace.dropFirst(told[tap.id, default: 0]) {
                Console.writeWrapped("→ " + DisplayWidth.printable(language.sentence(of: entry), upTo: 200))
            }
            told[tap.id] = tap.trace.count
        }
    }

    private func help() {
        Console.writeWrapped(language.sentence("help.lines"))
        let samples = Program.samplePushes.map { DisplayWidth.printable($0.sampleName) }.joined(separator: "|")
        for form in Program.grammar.forms {
            Console.writeWrapped("  " + (form == "sample NAME" ? "sample " + samples : form))
        }
    }

    private func show() {
        let app = phone.process?.picture(in: language, rows: rows)
        let text = PhoneText(phone.device.state, title: Program.title, app: app, in: language)
        for line in text.lines { Console.writeWrapped(line) }
        let settings = ReplayableCommands(phone: phone).settings.compactMap(Program.grammar.line)
        if !settings.isEmpty {
            Console.writeWrapped(language.sentence("phone.settings", ["lines": settings.joined(separator: " · ")]))
        }
    }
}
