import AppFlow
import DeviceSimulator
import Foundation
import Observation
import SimulatorPage

/// A simulator session in a terminal, operated by keys.
@MainActor
final class InteractiveTerminal<Program: RouterProgram> {
    private let phone: SimulatorSession<Program>
    private let terminal: RawTerminal
    private var dialog: TerminalDialog
    private let changes: AsyncStream<Void>
    private let change: AsyncStream<Void>.Continuation

    /// Between two pictures at least: no display shows more.
    private static var frame: Duration { .milliseconds(16) }

    init(_ phone: SimulatorSession<Program>, on terminal: RawTerminal) {
        self.phone = phone
        self.terminal = terminal
        let menus = PhoneMenus(
            language: phone.context.language, samples: phone.samples.map(\.sampleName),
            scheduling: Program.scheduling)
        dialog = TerminalDialog(menus: menus, links: Program.sampleLinks)
        (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Something may look different.
    func changed() {
        change.yield()
    }

    /// The terminal may have another size, or something else on it.
    func resized() {
        terminal.forget()
        changed()
    }

    /// The shell may have taken the terminal back while the program was stopped.
    func continued() {
        terminal.open()
        changed()
    }

    /// The phone's clock goes on though nothing else happens.
    func keepTime() async throws {
        while true {
            try await Task.sleep(for: .seconds(1))
            changed()
        }
    }

    /// Draws what changes until nobody can see it, or the task is cancelled.
    func draw() async {
        changed()
        for await _ in changes {
            guard drawOnce() else { return }
            try? await Task.sleep(for: Self.frame)
        }
    }

    private func drawOnce() -> Bool {
        var picture = withObservationTracking {
            self.picture
        } onChange: { [change] in
            change.yield()
        }
        // Nobody scrolls further than there is something to see.
        dialog.scroll = picture.drawing.reachableScroll
        picture.dialog = dialog
        return terminal.draw(picture)
    }

    private var picture: TerminalPicture {
        TerminalPicture(
            layout: phone.layout, taps: phone.taps, settings: phone.settings, dialog: dialog,
            language: phone.context.language, size: terminal.size)
    }

    /// Follows the keys until one ends the program, or there are no more.
    func followKeys(of input: StandardInput) async {
        var keys = TerminalKeys()
        for await piece in input.pieces {
            for key in keys.take(piece) {
                let command = dialog.take(key, controls: phone.layout.controls, isOnline: phone.device.isOnline)
                if command == .end { return }
                if key == .redraw { terminal.forget() }
                if let command { follow(command) }
            }
            changed()
            input.goOn()
        }
    }

    /// What takes its time does not hold up the keys.
    private func follow(_ command: TypedCommand) {
        Task {
            let verdict = phone.device.verdict
            do throws(PageCommandError) {
                try await phone.follow(command)
                if case .replay = command {
                    dialog.message = phone.scenarios.report.joined(separator: "  ")
                } else if let now = phone.device.verdict, now != verdict {
                    dialog.message = phone.context.language.sentence(of: now)
                }
            } catch {
                dialog.message = error.description
            }
            changed()
        }
    }
}
