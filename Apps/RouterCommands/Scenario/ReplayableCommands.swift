import AppFlow
import DeviceSimulator
import Foundation
import Navigation
import Notifications

/// What is done to a phone, and how it stands, in commands that mean the same on another phone.
@MainActor
struct ReplayableCommands<Program: RouterProgram> {
    let phone: SimulatorSession<Program>

    /// The command with a request's place for its name, a sample for its payload, and the time that is left to a push.
    func replayable(_ command: PhoneCommand) -> PhoneCommand {
        switch command {
        case .device(.receive(let push)): replayable(push)
        case .device(let command): .device(command.renamingRequest(NotificationPlaces(phone.device).place))
        default: command
        }
    }

    private func replayable(_ push: PushMessage) -> PhoneCommand {
        var push = push
        push.id = ""
        let sample = Program.samplePushes.first { push.payload.isSameText(as: $0) }
        if let sample, push == PushMessage(push.payload, id: "") { return .sample(sample.sampleName) }
        if case .at(let date) = push.expiration {
            let seconds = date.timeIntervalSince(phone.device.clock.now).rounded()
            push.expiration = seconds > 0 ? .after(seconds) : .immediately
        }
        return .device(.receive(push))
    }

    /// Whether something happened to the phone that no command brings about at once.
    var isInUse: Bool {
        !phone.device.state.delivered.isEmpty || !phone.taps.isEmpty || phone.navigation.stack.count > 1
    }

    /// What brings a new phone to where this one is, as far as that can be done.
    var commandsFromNew: [PhoneCommand] {
        let state = phone.device.state
        let process: [DeviceCommand] =
            switch state.app.state {
            case .notRunning: []
            case .foreground, .inactive: [.openApp]
            case .background: [.openApp, .pressHome]
            case .suspended: [.openApp, .pressHome, .suspend]
            }
        let display: [DeviceCommand] =
            switch state.display {
            case .lockScreen, .passcode: [.lock]
            case .appSwitcher: [.openAppSwitcher]
            case .notificationCenter: [.openNotificationCenter]
            case .app, .homeScreen, .settings, .browser: []
            }
        return settings + (process + display).map(PhoneCommand.device)
    }

    /// The settings that differ from those of a new phone.
    var settings: [PhoneCommand] {
        let (state, account) = (phone.device.state, phone.installation.account)
        let authorization = state.settings.authorization
        let revoked = phone.installation.context.issuer.revoked
        let commands: [PhoneCommand?] = [
            account == "1" ? nil : account.map(PhoneCommand.signIn) ?? .signOut,
            account.map { revoked.contains($0) } == true ? .revokeSession : nil,
            authorization == .authorized ? nil : .device(.setAuthorization(authorization)),
            state.settings.isFocusOn ? .device(.setFocus(true)) : nil,
            state.isOnline ? nil : .device(.setOnline(false)), phone.crashAt.map { .crash(at: $0) },
        ]
        return commands.compactMap(\.self)
    }
}

/// The places of the notifications that the user can see or pull down, that of the banner first.
///
/// A scenario has `#1` for the first of them: the name of its request is not known to another run.
struct NotificationPlaces {
    private let requests: [String]

    /// No notification is read for that: there may be thousands.
    @MainActor
    init(_ device: Device) {
        let banner = device.state(listing: 0).banner?.requestID
        let listed = device.notificationCenter.delivered.reversed().map(\.requestID)
        requests = [banner].compactMap(\.self) + listed.filter { $0 != banner }
    }

    /// A request that has no place stands for itself.
    func place(of request: String) -> String {
        requests.firstIndex(of: request).map { "#\($0 + 1)" } ?? request
    }

    /// The request at such a place; what is no place is a request's name.
    func request(at place: String) -> String {
        guard !requests.contains(place), place.hasPrefix("#"), let number = Int(place.dropFirst()),
            requests.indices.contains(number - 1)
        else { return place }
        return requests[number - 1]
    }
}

extension String {
    fileprivate func isSameText(as file: URL) -> Bool {
        let other = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
        return trimmingCharacters(in: .whitespacesAndNewlines) == other?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
