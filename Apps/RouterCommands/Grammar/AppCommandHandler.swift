import AppFlow
import DeviceSimulator
import Launches
import Logging
import Navigation
import Notifications
import SimulatorPage

/// Carries out what the user does in the app that is in front.
@MainActor
struct AppCommandHandler<Program: RouterProgram> {
    let session: SimulatorSession<Program>
    let app: ProgramProcess<Program>.App

    private var language: Language { session.language }

    /// - Throws: ``LineRefusal``, why the user cannot do it as things stand.
    func perform(_ command: AppCommand) async throws(LineRefusal) {
        switch command {
        case .open(let link):
            guard !link.isEmpty else { throw language.refusal("emptyLink") }
            app.open(inAppLink: link)
        case .selectTab(let id):
            let tab = app.navigator.state.tabs.first { $0.id.description == id }
            guard let tab else { throw language.refusal("noTab") }
            app.navigator.select(tab.id)
        case .act(let action, let text): try await act(action, text)
        case .dismissAlert:
            if app.navigator.state.alert?.asksToSwitch == true { throw language.refusal("noAction") }
            app.navigator.dismissAlert()
        case .answerSwitch(let isAccepted):
            guard let alert = app.navigator.state.alert, alert.asksToSwitch else { throw language.refusal("noAction") }
            await app.answer(alert, isAccepted: isAccepted)
        case .openSettings:
            guard app.navigator.state.alert?.offersSettings == true else { throw language.refusal("noAction") }
            app.openNotificationSettings()
        case .completeOnboarding: app.completeOnboarding()
        case .retry: app.retry()
        case .unlock: app.unlock()
        case .schedule(let minutes): try await schedule(after: minutes)
        }
    }

    private func act(_ action: String, _ text: String?) async throws(LineRefusal) {
        guard let visible = app.navigator.state.visible else { throw language.refusal("nothingShown") }
        let screen = app.models.model(for: visible).content
        if let own = screen.actions.first(where: { $0.id == action }) {
            if own.takesText, text == nil { throw language.refusal("textMissing") }
        } else if !screen.rows.contains(where: { $0.action?.id == action && $0.key == text }) {
            throw language.refusal("noAction")
        }
        do {
            try await app.perform(action, text: text, on: visible)
        } catch {
            throw LineRefusal(language.sentence(error.code))
        }
    }

    /// Asks for permission if nobody did. The user answers on the display, by a later command, so only then is it not
    /// waited for.
    private func schedule(after minutes: Double) async throws(LineRefusal) {
        guard case .ready(let account) = app.phase else { throw language.refusal("noMain") }
        let log = session.installation.context.log
        let asks = session.device.state.settings.authorization == .notDetermined
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
