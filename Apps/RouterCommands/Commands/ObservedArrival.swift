public import AppFlow
public import ArgumentParser
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications

/// Lets something arrive at the phone of a command, and answers what came of it.
@MainActor
struct ObservedArrival<Command: ProgramCommand> {
    let phone: SimulatorSession<Command.Program>
    private let command: Command
    /// What the app reported; nil if nothing reached it.
    private(set) var result: ArrivalResult?

    /// - Parameters:
    ///   - command: says whose data is used, and in which form the answer is printed.
    ///   - crashAt: where the app is to die; nil for nowhere.
    /// - Throws: ``StoreFailure`` if another process runs the app.
    init(for command: Command, crashAt: Checkpoint?) async throws {
        self.command = command
        phone = try await SimulatorSession(command.shared, crashAt: crashAt)
    }

    /// Brings the app where its user would have it, lets something arrive, and waits until the app came to rest.
    mutating func observe(after arrive: Arrive, _ arrival: @MainActor () -> Void) async {
        if arrive != .terminated {
            phone.device.openApp()
            await phone.whenAppIsIdle()
            if arrive == .background { phone.device.pressHome() }
        }
        let earlier = phone.process?.log.arrivals.count ?? 0
        arrival()
        await phone.whenAppIsIdle()
        let results = phone.process?.log.arrivals.dropFirst(earlier) ?? []
        // A banner that is tapped was presented first; the tap is what the command is about.
        result = results.first { $0 != .presented } ?? results.first
    }

    /// Prints the answer.
    /// - Parameters:
    ///   - userInfo: that of the notification which lies in the list if nothing reached the app, as far as the system
    ///     could read it.
    ///   - verdict: whether it was presented; nil for what is no push.
    /// - Throws: the exit code that it deserves, unless that is 0.
    func report(listed userInfo: Data? = nil, verdict: PushVerdict? = nil) async throws {
        var answer = answer(listed: userInfo)
        answer.verdict = verdict
        try command.write([answer.json], orLines: answer.lines(in: command.language))
        await phone.show(in: command)
        if phone.navigation.phase != .main, !answer.isPostponed,
            answer.error?.code == Failure.databaseUnavailable.rawValue
        {
            throw Failure.databaseUnavailable.exitCode
        }
        if answer.outcome == "failed" { throw Failure.badInput.exitCode }
    }

    private func answer(listed userInfo: Data?) -> Answer {
        switch result {
        case .recorded(let id), .silent(let id):
            if let settled = settlement(of: id) { return Answer(settled, language: command.language) }
            if phone.app?.phase == .retry { return plain("pending", Failure.databaseUnavailable.rawValue) }
            let code = (try? phone.installation.data.inbox.record(id: id))?.postponement
            var answer = plain("pending", code)
            answer.isPostponed = code != nil
            return answer
        case .notDurable(let id):
            if let settled = settlement(of: id) { return Answer(settled, language: command.language) }
            return plain("failed", Failure.databaseUnavailable.rawValue)
        case .duplicate: return plain("duplicate")
        case .presented: return plain("presented")
        case .notForThisAccount: return plain("discarded", DiscardReason.otherAccount.rawValue)
        case .unreadable: return plain("failed", PayloadError.code)
        case nil:
            let payload = userInfo.flatMap { try? NotificationPayload(json: $0) }
            guard let payload else { return plain("failed", PayloadError.code) }
            return plain(payload.isSilent ? "ignored" : "presented")
        }
    }

    private func settlement(of id: LaunchRecord.ID) -> SettledLaunch? {
        phone.process?.log.settled.first { $0.id == id }
    }

    private func plain(_ outcome: String, _ code: String? = nil) -> Answer {
        Answer(outcome: outcome, errorCode: code, navigation: phone.navigation, language: command.language)
    }
}

/// How something arrives, as `push` and `open` both take it.
struct DeliveryOptions: ParsableArguments {
    @Option(help: "What the app is doing then: foreground, background or terminated.")
    var arrive: Arrive = .background

    @Option(help: ArgumentHelp("For tests: die at recorded, gated, routing or committed.", valueName: "POINT"))
    var crashAt: Checkpoint?
}

extension Checkpoint: ExpressibleByArgument {}

/// The app's state at an arrival.
public enum Arrive: String, CaseIterable, Sendable, ExpressibleByArgument {
    case foreground, background, terminated
}
