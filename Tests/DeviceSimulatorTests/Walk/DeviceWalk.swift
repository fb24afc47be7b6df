import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport

/// A device that gets commands one after the other, and what must hold after each.
@MainActor
final class DeviceWalk {
    let phone = RecordedPhone()
    private var watches: [ProcessWatch] = []
    /// The first thing that was wrong.
    private var wrong: String?
    /// How what was tapped on the lock screen will be answered.
    private var waiting: NotificationResponse.Action?

    init() {
        phone.onCall = { [unowned self] call, app in hears(call, app) }
    }

    /// What goes wrong as the commands are carried out; nil if nothing does.
    static func violation(of commands: [DeviceCommand]) -> String? {
        let walk = DeviceWalk()
        for command in commands {
            walk.goes(command)
            if let wrong = walk.wrong { return "\(command): \(wrong)" }
        }
        return nil
    }

    /// The commands without those that a wrong does not need.
    static func shortest(_ commands: [DeviceCommand]) -> [DeviceCommand] {
        var commands = commands
        var index = commands.count - 1
        while index >= 0 {
            var fewer = commands
            fewer.remove(at: index)
            if violation(of: fewer) != nil { commands = fewer }
            index = min(index, commands.count) - 1
        }
        return commands
    }

    private func hears(_ call: RecordingApp.Call, _ app: RecordingApp) {
        if app !== phone.apps.last { wrong = wrong ?? "\(call.name) comes to an earlier process" }
        while watches.count < phone.apps.count { watches.append(ProcessWatch()) }
        guard let last = watches.indices.last else { return }
        wrong = wrong ?? watches[last].hears(call, in: phone.device.appState)
    }

    private func goes(_ command: DeviceCommand) {
        // What is due is no consequence of the command.
        phone.device.catchUp()
        let before = phone.state
        let foreseen = phone.device.refusal(of: command)
        let heard = phone.apps.flatMap(\.all).count
        let refusal = phone.refusal(of: command)
        let calls = Array(phone.apps.flatMap(\.all).dropFirst(heard))
        let after = phone.state
        if refusal != foreseen {
            wrong = wrong ?? "\(refusal?.rawValue ?? "done") comes for \(foreseen?.rawValue ?? "done")"
        }
        if let refusal {
            if after != before || !calls.isEmpty {
                wrong = wrong ?? "refused (\(refusal.rawValue)), and yet not without effect"
            }
            return
        }
        wrong =
            wrong ?? wrongResponses(calls, to: command, before, after) ?? after.contradiction
            ?? Step(before: before, command: command, after: after).contradiction
    }

    /// Each response comes as often as it was said to, and no other does.
    private func wrongResponses(
        _ calls: [RecordingApp.Call], to command: DeviceCommand, _ before: DeviceState, _ after: DeviceState
    ) -> String? {
        let answers = answers(to: command, before, after)
        var expected = 0
        for action in answers {
            let isCold = !before.app.hasScene && action.opensApp
            let callbacks = before.responseDelivery == .callbackTwice ? 2 : 1
            expected += isCold && before.responseDelivery == .once ? 0 : callbacks
        }
        let responses = calls.filter { if case .response = $0 { true } else { false } }.count
        if responses != expected { return "\(responses) responses for \(expected)" }
        let connections = calls.filter { if case .connect(let options) = $0 { options.response != nil } else { false } }
        let cold = answers.filter { $0.opensApp && !before.app.hasScene }.count
        return connections.count == cold ? nil : "\(connections.count) responses at a connection for \(cold)"
    }

    /// What the app is to hear of.
    private func answers(
        to command: DeviceCommand, _ before: DeviceState, _ after: DeviceState
    ) -> [NotificationResponse.Action] {
        func unlessLocked(_ action: NotificationResponse.Action, _ needsUnlock: Bool) -> [NotificationResponse.Action] {
            guard before.isLocked, needsUnlock else { return [action] }
            waiting = action
            return []
        }
        switch command {
        case .tap: return unlessLocked(.open, true)
        case .act(_, let id, let text):
            return unlessLocked(.custom(id: id, text: text), id == "view" || id == "pay")
        case .dismiss(let id):
            let reports = before.delivered.contains { $0.requestID == id && $0.category == "reporting" }
            return reports ? [.dismiss] : []
        case .clearNotifications:
            return before.delivered.filter { $0.category == "reporting" }.map { _ in .dismiss }
        case .unlock: return before.display == .passcode ? [waiting].compactMap(\.self) : []
        default: return []
        }
    }
}

extension NotificationResponse.Action {
    fileprivate var opensApp: Bool { self == .open || self == .custom(id: "view") }
}
