import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Logging
import Navigation
import Notifications
import SimulatorPage

/// Carries out what the page asks of a simulator session.
@MainActor
struct PageCommandHandler<Program: RouterProgram> {
    let session: SimulatorSession<Program>

    private var device: Device { session.device }
    private var language: Language { session.language }

    /// - Throws: why it cannot be done as things stand.
    func perform(_ command: PageCommand) async throws(PageCommandError) {
        let scenarios = session.scenarios
        switch command {
        case .app("record", let values):
            let isOn = values["on"] == "true"
            return isOn ? try scenarios.record(session) : try await scenarios.endRecording(of: session)
        case .app("replay", let values): return try await scenarios.replay(values["text"] ?? "", on: session)
        default: break
        }
        let note = scenarios.recorder?.note(command, on: session)
        do throws(PageCommandError) {
            try await carryOut(command)
        } catch {
            scenarios.recorder?.takeBack(note)
            throw error
        }
        session.settleLater()
    }

    private func carryOut(_ command: PageCommand) async throws(PageCommandError) {
        switch command {
        case .device(let command):
            try perform(command)
            if case .answerPrompt = command { await session.process?.app.whenPermissionAnswered() }
            if case .setOnline(true) = command, device.state.app.state != .suspended {
                await session.process?.connect()
            }
        case .app(let name, let values):
            try await perform(name, values)
        }
    }

    private func perform(_ name: String, _ values: [String: String]) async throws(PageCommandError) {
        switch name {
        case "crashAt": session.crashAt = values["point"].flatMap(Checkpoint.init)
        case "forceQuit": try forceQuit()
        case "signIn":
            guard device.state.pushes.isOnline else { throw language.refusal("isOffline") }
            await changeSession(to: values["account"].map(AccountID.init))
        case "signOut": await changeSession(to: nil)
        case "revokeSession":
            guard let account = session.installation.account else { throw language.refusal("nobodySignedIn") }
            session.installation.context.issuer.revoke(account)
        default:
            guard let app = session.process?.app else { throw language.refusal("appNotRunning") }
            guard device.state.display == .app else { throw language.refusal("appNotInFront") }
            try await perform(name, values, in: app)
        }
    }

    private func perform(
        _ name: String, _ values: [String: String], in app: AppProcess<Program>.App
    ) async throws(PageCommandError) {
        switch name {
        case "tab":
            let tab = app.navigator.state.tabs.first { $0.id.description == values["id"] }
            guard let tab else { throw language.refusal("noTab") }
            app.navigator.select(tab.id)
        case "back": app.navigator.back()
        case "open":
            guard let link = values["link"], !link.isEmpty else { throw language.refusal("emptyLink") }
            app.open(inAppLink: link)
        case "dismissAlert": app.navigator.dismissAlert()
        case "completeOnboarding": app.completeOnboarding()
        case "retry": app.retry()
        case "unlockApp": app.unlock()
        case "act":
            guard let visible = app.navigator.state.visible, let id = values["id"] else {
                throw language.refusal("nothingShown")
            }
            if let refusal = refusal(of: id, text: values["text"], on: app.models.model(for: visible).content) {
                throw refusal
            }
            do {
                try await app.perform(id, text: values["text"], on: visible)
            } catch {
                throw PageCommandError(language.sentence(error.code))
            }
        case "schedule": try await schedule(after: values["minutes"].flatMap(Double.init) ?? 0, in: app)
        default: throw PageCommandError("nothing is called \(name)")
        }
    }

    /// Why the screen's user cannot do that; nil if it can be done. For a row's action `text` is the row's key.
    private func refusal(of action: String, text: String?, on screen: ScreenContent) -> PageCommandError? {
        if let own = screen.actions.first(where: { $0.id == action }) {
            return own.takesText && text == nil ? language.refusal("textMissing") : nil
        }
        return screen.rows.contains { $0.action?.id == action && $0.key == text } ? nil : language.refusal("noAction")
    }

    /// The user opens the app switcher and swipes the app away.
    private func forceQuit() throws(PageCommandError) {
        guard device.state.app.hasCard else { throw language.refusal("noCard") }
        if device.state.display != .appSwitcher { try perform(.openAppSwitcher) }
        try perform(.forceQuit)
    }

    private func perform(_ command: DeviceCommand) throws(PageCommandError) {
        if case .receive(let push) = command, let fault = push.fault {
            throw PageCommandError(language.sentence(of: fault))
        }
        do {
            try device.perform(command)
        } catch {
            throw language.refusal(error.rawValue)
        }
    }

    /// In the app if it runs, else as an earlier run of it would have.
    private func changeSession(to account: AccountID?) async {
        let earlier = session.process == nil ? session.makeProcess() : nil
        guard let app = session.process?.app ?? earlier?.app else { return }
        if let account {
            await app.signIn(as: account, token: session.installation.context.issuer.token(for: account))
        } else {
            await app.signOut()
        }
        earlier?.end()
    }

    /// Asks for permission if nobody did. The user answers on the display, by a later command, so only then is it not waited
    /// for.
    private func schedule(
        after minutes: Double, in app: AppProcess<Program>.App
    ) async throws(PageCommandError) {
        guard case .ready(let account) = app.phase else { throw language.refusal("noMain") }
        let log = session.installation.context.log
        let asks = device.state.settings.authorization == .notDetermined
        let scheduling = Task {
            do throws(NotificationSchedulingError) {
                _ = try await Program.schedule(after: minutes * 60, on: app.main, for: account)
            } catch {
                log.error("not scheduled", metadata: ["code": "\(error.code)"])
                app.navigator.show(NavigationAlert(code: error.code))
            }
            session.onChange()
        }
        if !asks { await scheduling.value }
    }
}

extension Language {
    /// - Parameter name: the end of the sentence's key.
    func refusal(_ name: String) -> PageCommandError {
        PageCommandError(sentence("refusal.\(name)"))
    }
}
