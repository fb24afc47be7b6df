import AppFlow
import DeviceSimulator
import Foundation
import Notifications

/// A command that a recording holds.
struct RecordingNote {
    /// Nil if nothing is written of it.
    fileprivate let line: Int?
    /// By which it moves the clock.
    fileprivate var seconds: TimeInterval = 0
}

/// Writes the commands for a phone as the lines of a scenario, with their outcomes.
@MainActor
final class ScenarioRecorder<Program: RouterProgram> {
    private var lines: [(id: Int, text: String)] = []
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
    /// - Returns: by which it is taken back if it turns out that it cannot be done.
    func note(_ command: PhoneCommand, on phone: SimulatorSession<Program>) -> RecordingNote {
        let now = phone.device.clock.now
        let seconds = now.timeIntervalSince(clock).rounded(.down)
        if seconds >= 1 {
            add(.device(.advanceClock(seconds: seconds)))
            clock += seconds
        }
        collect(from: phone, isIdle: false)
        var note = RecordingNote(line: add(ReplayableCommands(phone: phone).replayable(command)))
        if case .device(.advanceClock(let seconds)) = command { note.seconds = seconds }
        clock += note.seconds
        return note
    }

    func takeBack(_ note: RecordingNote?) {
        guard let note else { return }
        lines.removeAll { $0.id == note.line }
        clock -= note.seconds
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
        Program.grammar.line(of: command).map(add)
    }

    @discardableResult
    private func add(_ text: String) -> Int {
        count += 1
        lines.append((count, text))
        return count
    }
}
