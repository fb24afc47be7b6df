import AppFlow
import ArgumentParser
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications

extension SimulatorSession {
    /// What arrived, if anything did.
    enum Observed {
        case arrival(ArrivalResult)
        /// Nothing reached the app; the notification lies in the list, if the system could read it.
        case untapped(Data?)
    }

    /// Brings the app where the options say, lets something arrive, and waits until it came to rest.
    func observeArrival(
        after arrive: Arrive, _ arrival: @MainActor () -> Void
    ) async -> Observed? {
        await prepare(arrive)
        let earlier = process?.log.arrivals.count ?? 0
        arrival()
        await whenAppIsIdle()
        let arrivals = process?.log.arrivals.dropFirst(earlier) ?? []
        // A banner that is tapped was presented first; the tap is what the command is about.
        return (arrivals.first { $0 != .presented } ?? arrivals.first).map(Observed.arrival)
    }

    /// Brings the app to where something is to arrive, as its user would.
    private func prepare(_ arrive: Arrive) async {
        guard arrive != .terminated else { return }
        device.openApp()
        await whenAppIsIdle()
        if arrive == .background { device.pressHome() }
    }

    /// A link is opened through a channel; one on the app's own screens needs the app.
    /// - Parameter owner: whose link the system brings back; nil for that of the account that it shows links of.
    func open(_ link: String, via: Via, owner: AccountID? = nil) {
        switch via {
        case .quickAction, .spotlight, .handoff, .appIntent:
            guard let kind = via.systemKind else { return }
            let known = owner.map { SystemLink(link, through: kind, owner: $0) }
            device.open(known ?? device.surfaces.link(link, through: kind))
        case .widget: device.open(url: device.surfaces.widgetURL(link))
        case .scheme: device.open(url: link)
        case .universalLink: device.open(universalLink: link)
        case .inApp: app?.open(inAppLink: link)
        }
    }

    /// Prints the answer for one arrival.
    /// - Parameter verdict: whether it was presented; nil for what is no push.
    /// - Throws: the exit code that it deserves, unless that is 0.
    func report(
        _ observed: Observed, verdict: PushVerdict? = nil, of command: some ProgramCommand<Program>
    ) async throws {
        let language = command.language
        var answer = answer(to: observed, in: language)
        answer.verdict = verdict
        try command.write([answer.json], orLines: answer.lines(in: language))
        await show(in: command)
        if navigation.phase != .main, !answer.isPostponed,
            answer.error?.code == Failure.databaseUnavailable.rawValue
        {
            throw Failure.databaseUnavailable.exitCode
        }
        if answer.outcome == "failed" { throw Failure.badInput.exitCode }
    }

    private func answer(to observed: Observed, in language: Language) -> Answer {
        func plain(_ outcome: String, _ code: String? = nil) -> Answer {
            Answer(outcome: outcome, errorCode: code, navigation: navigation, language: language)
        }
        switch observed {
        case .arrival(.recorded(let id)), .arrival(.silent(let id)):
            if let settled = settlement(of: id) { return Answer(settled, language: language) }
            if app?.phase == .retry { return plain("pending", Failure.databaseUnavailable.rawValue) }
            let code = (try? installation.data.inbox.record(id: id))?.postponement
            var answer = plain("pending", code)
            answer.isPostponed = code != nil
            return answer
        case .arrival(.notDurable(let id)):
            if let settled = settlement(of: id) { return Answer(settled, language: language) }
            return plain("failed", Failure.databaseUnavailable.rawValue)
        case .arrival(.duplicate): return plain("duplicate")
        case .arrival(.presented): return plain("presented")
        case .arrival(.notForThisAccount): return plain("discarded", DiscardReason.otherAccount.rawValue)
        case .arrival(.unreadable): return plain("failed", PayloadError.code)
        case .untapped(let userInfo):
            let payload = userInfo.flatMap { try? NotificationPayload(json: $0) }
            guard let payload else { return plain("failed", PayloadError.code) }
            return plain(payload.isSilent ? "ignored" : "presented")
        }
    }

    private func settlement(of id: LaunchRecord.ID) -> SettledLaunch? {
        process?.log.settled.first { $0.id == id }
    }
}
