import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Notifications
import SimulatorPage

/// A simulator session in text: reads one command a line, then prints what happened and the phone.
@MainActor
final class LineModeTerminal<Program: RouterProgram> {
    private let phone: SimulatorSession<Program>
    /// Whether somebody types at a terminal, which echoes each line.
    private let isInteractive: Bool
    /// How many rows of a screen are drawn at most.
    private let rows: Int
    /// How many steps of each arrival's trace were printed.
    private var told: [LaunchRecord.ID: Int] = [:]
    /// What was numbered in the picture that was printed last.
    private var controls: [PhoneControl] = []

    private var language: Language { phone.language }

    /// - Parameter rows: how many rows of a screen are drawn at most, by default as many as on the page.
    init(_ phone: SimulatorSession<Program>, isInteractive: Bool, rows: Int = 300) {
        self.phone = phone
        self.isInteractive = isInteractive
        self.rows = rows
        for tap in phone.taps { told[tap.id] = tap.trace.count }
    }

    /// Follows the lines of standard input until one ends the program, or there are no more.
    func followLines() async {
        draw()
        if isInteractive { say(language.sentence("help.hint")) }
        prompt()
        for await line in LineReader.lines(of: .standardInput) {
            if line.isTooLong {
                say(language.sentence("typed.tooLong"))
            } else if await follow(String(decoding: line.bytes, as: UTF8.self)) == .end {
                return
            }
            prompt()
        }
        if isInteractive { say("") }
    }

    private func prompt() {
        if isInteractive { Console.write("> ", end: "") }
    }

    /// - Parameter draws: whether the phone is drawn afterwards.
    @discardableResult
    func follow(_ line: String, draws: Bool = true) async -> TypedCommand? {
        guard !line.allSatisfy(\.isWhitespace) else {
            // It may have changed by itself.
            if isInteractive { draw() }
            return nil
        }
        let text = DisplayWidth.printable(line.trimmingCharacters(in: .whitespacesAndNewlines), upTo: 200)
        if !isInteractive { say("> " + text) }
        guard let command = TypedCommand(line: line, scheduling: Program.scheduling?.word) else {
            say(language.sentence("typed.unknown", ["line": text]))
            return nil
        }
        switch command {
        case .end: break
        case .help:
            let samples = phone.samples.map { DisplayWidth.printable($0.sampleName) }
            let lines = TypedCommand.lines(scheduling: Program.scheduling?.word, samples: samples)
            say(language.sentence("help.lines", ["lines": "\n  " + lines.joined(separator: "\n  ")]))
        default: await perform(command, draws: draws)
        }
        return command
    }

    private func perform(_ command: TypedCommand, draws: Bool) async {
        let verdict = phone.device.presenter.log.verdict
        do {
            try await TypedCommandHandler(session: phone).follow(command, touching: controls)
        } catch {
            return say(language.sentence("typed.refused", ["reason": error.description]))
        }
        await phone.whenIdle()
        if case .replay = command { phone.scenarios.report.forEach(say) }
        if let now = phone.device.presenter.log.verdict, now != verdict { say(language.sentence(of: now)) }
        for tap in phone.taps.reversed() {
            for entry in tap.trace.dropFirst(told[tap.id, default: 0]) {
                say("→ " + DisplayWidth.printable(language.sentence(of: entry), upTo: 200))
            }
            told[tap.id] = tap.trace.count
        }
        if draws { draw() }
    }

    private func draw() {
        let drawing = phone.drawing(rows: rows)
        controls = drawing.controls
        ([settings.joined(separator: " · ")] + drawing.framed).forEach(say)
    }

    /// How things are set, in words.
    private var settings: [String] {
        let state = phone.device.state
        return [
            phone.installation.account.map { language.sentence("settings.account", ["account": $0]) }
                ?? language.sentence("settings.nobody"),
            language.sentence("settings.\(state.settings.authorization.rawValue)"),
            language.sentence(state.pushes.isOnline ? "settings.online" : "settings.offline"),
            language.sentence("settings.process", ["number": String(state.app.launches)]),
        ]
            + [phone.crashAt].compactMap(\.self).map { point in
                language.sentence("settings.crashAt", ["point": language.sentence("crash.\(point.rawValue)")])
            }
            + (phone.scenarios.recorder == nil ? [] : [language.sentence("settings.recording")])
    }

    private func say(_ text: String) { Console.write(text) }
}
