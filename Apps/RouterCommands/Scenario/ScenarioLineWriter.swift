import AppFlow
import DeviceSimulator
import Foundation
import Navigation
import Notifications
import SimulatorPage

/// Writes what is done to a phone, and how it stands, as lines of a scenario.
@MainActor
struct ScenarioLineWriter<Program: RouterProgram> {
    let phone: SimulatorSession<Program>

    private var places: NotificationPlaces { NotificationPlaces(phone.device.state) }

    /// The command as a scenario has it; nil if nothing of it can be written.
    func line(of command: PageCommand) -> String? {
        let now = phone.device.clock.now
        switch command {
        case .app: return command.line(at: now, scheduling: Program.scheduling?.word)
        case .device(.changeSettings(let settings)):
            let old = phone.device.state.settings
            if settings.isFocusOn != old.isFocusOn { return "focus \(settings.isFocusOn ? "on" : "off")" }
            return "notifications \(settings.authorization.rawValue)"
        case .device(.receive(let push)):
            let sample = Program.samplePushes.first { push.isPlain && push.payload.isSameText(as: $0) }
            return sample.map { "sample \($0.sampleName)" } ?? command.line(at: now)
        case .device(.tap(let id)): return places.first == id ? "tap" : "tap \(places.place(of: id))"
        case .device(.dismiss(let id)): return "dismiss \(places.place(of: id))"
        case .device(.act(let id, let action, let text)):
            let command = DeviceCommand.act(requestID: places.place(of: id), action: action, text: text)
            return command.line(at: now)
        case .device(let command): return command.line(at: now)
        }
    }

    /// What brings a new phone to where this one is, as far as that can be done.
    var linesFromNew: [String] {
        let state = phone.device.state
        let account = phone.installation.account
        var lines: [String] = []
        if !state.delivered.isEmpty || !phone.taps.isEmpty || phone.navigation.stack.count > 1 {
            lines.append("# " + phone.language.sentence("scenario.inUse"))
        }
        if account != "1" { lines.append(account.map { "signin \($0)" } ?? "signout") }
        if let account, phone.installation.context.issuer.revoked.contains(account) { lines.append("revoke") }
        if state.settings.authorization != .authorized {
            lines.append("notifications \(state.settings.authorization.rawValue)")
        }
        if state.settings.isFocusOn { lines.append("focus on") }
        if !state.pushes.isOnline { lines.append("offline") }
        if let crashAt = phone.crashAt { lines.append("crash-at \(crashAt.rawValue)") }
        if state.app.state != .notRunning { lines.append("open") }
        if state.app.state == .background || state.app.state == .suspended { lines.append("home") }
        if state.app.state == .suspended { lines.append("suspend") }
        switch state.display {
        case .lockScreen, .passcode: lines.append("lock")
        case .appSwitcher: lines.append("switcher")
        case .notificationCenter: lines.append("list")
        case .app, .homeScreen: break
        }
        return lines
    }
}

extension PushMessage {
    /// Whether a sample's push is the same but for its payload.
    fileprivate var isPlain: Bool { self == PushMessage(payload, id: id) }
}

extension String {
    fileprivate func isSameText(as file: URL) -> Bool {
        let other = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
        return trimmingCharacters(in: .whitespacesAndNewlines) == other?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
