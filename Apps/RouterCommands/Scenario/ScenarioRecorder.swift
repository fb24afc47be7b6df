import AppFlow
import DeviceSimulator
import Foundation
import Notifications

/// Writes the commands for a phone as the lines of a scenario, with their outcomes.
@MainActor
final class ScenarioRecorder<Program: RouterProgram> {
    /// Each with the seconds by which it moves the clock.
    private var lines: [(id: Int, text: String, seconds: TimeInterval)] = []
    private var log: OutcomeLog<Program>
    private var clock: Date
    private var count = 0
    /// Where the scenario is kept; nil for nowhere.
    private let file: URL?

    /// - Throws: if the file cannot be written.
    init(_ phone: SimulatorSession<Program>, file: URL? = nil) throws {
        log = OutcomeLog(phone)
        clock = phone.device.clock.now
        self.file = file
        let commands = ReplayableCommands(phone: phone)
        if commands.isInUse { add("# " + phone.language.sentence("scenario.inUse")) }
        for command in commands.commandsFromNew { add(command) }
        try keep()
    }

    var text: String { lines.map { $0.text + "\n" }.joined() }

    var lineCount: Int { lines.count }

    /// Notes a command before it is done: what it is about may be gone afterwards.
    /// - Returns: by which it is taken back if it turns out that it cannot be done; nil if nothing is written of it.
    func note(_ command: PhoneCommand, on phone: SimulatorSession<Program>) -> Int? {
        let now = phone.device.clock.now
        let seconds = now.timeIntervalSince(clock).rounded(.down)
        if seconds >= 1 { add(.device(.advanceClock(seconds: seconds))) }
        collect(from: phone, isIdle: false)
        return add(ReplayableCommands(phone: phone).replayable(command))
    }

    func takeBack(_ note: Int?) {
        guard let line = lines.firstIndex(where: { $0.id == note }) else { return }
        clock -= lines.remove(at: line).seconds
    }

    /// Adds the outcomes so far.
    func collect(from phone: SimulatorSession<Program>, isIdle: Bool = true) {
        for outcome in log.take(from: phone, isIdle: isIdle) { add("expect " + outcome.text) }
        try? keep()
    }

    /// - Throws: if it cannot be written.
    func keep() throws {
        if let file { try Data(text.utf8).write(to: file, options: .atomic) }
    }

    @discardableResult
    private func add(_ command: PhoneCommand) -> Int? {
        guard let line = Program.grammar.line(of: command) else { return nil }
        if case .device(.advanceClock(let seconds)) = command { return add(line, seconds: seconds) }
        return add(line)
    }

    @discardableResult
    private func add(_ text: String, seconds: TimeInterval = 0) -> Int {
        count += 1
        lines.append((count, text, seconds))
        clock += seconds
        return count
    }
}
