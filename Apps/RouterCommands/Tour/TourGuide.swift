import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Logging
import Notifications
import Timestamps

/// Lets one stop of the tour happen, and tells what happens.
@MainActor
struct TourGuide<Program: RouterProgram> {
    let directory: URL
    let options: SharedOptions

    private var language: Language { options.language(of: Program.self) }

    /// Tells people something; programs get the answers alone.
    func say(_ text: String) {
        if !options.json { Console.write(text) }
    }

    /// - Parameter change: who uses the app from this stop on; nil to leave it as it is.
    func show(_ stop: TourStop, after change: SessionChange?) async throws {
        switch stop.circumstance {
        case .arriving(let arrive):
            let run = try await run(after: change)
            let arrival = try await happen(stop.what, on: run, after: arrive)
            try await tell(arrival, on: run)
        case .killedBeforeLogin:
            let first = try await run(after: .signOut)
            let arrival = try await happen(stop.what, on: first, after: .terminated)
            try await tell(arrival, on: first)
            first.phone.device.kill()
            narrate("tour.killed")
            let second = try await run()
            await second.phone.prepare(.foreground)
            try await signIn(on: second, then: arrival)
        case .waitingWith(let sample):
            let run = try await run(after: .signOut)
            let first = try await happen(stop.what, on: run, after: .terminated)
            narrate("tour.another")
            let second = try await happen(.push(sample), on: run, after: .foreground)
            try await signIn(on: run, then: first, second)
        case .waitingFor(let minutes):
            let run = try await run(after: .signOut)
            let arrival = try await happen(stop.what, on: run, after: .terminated)
            narrate("tour.minutesLater", ["minutes": String(Int(minutes))])
            run.phone.device.advance(by: minutes * 60)
            try await signIn(on: run, then: arrival)
        }
    }

    /// Account 1 signs in; then each of the arrivals is told.
    private func signIn(
        on run: ProgramRun<Program>, then arrivals: ProgramRun<Program>.Observed?...
    ) async throws {
        narrate("tour.signsIn")
        await run.phone.app?.signIn(as: AccountID("1"))
        await run.phone.whenIdle()
        for (index, arrival) in arrivals.enumerated() {
            try await tell(arrival, on: run, draws: index == arrivals.count - 1)
        }
    }

    /// A new process on the same data; what it would log is told by the tour.
    private func run(after change: SessionChange? = nil) async throws -> ProgramRun<Program> {
        let log = Logger(label: Program.commandName) { _ in SwiftLogNoOpLogHandler() }
        let run = try await ProgramRun<Program>(
            directory: directory, as: .app, clock: DeviceClock(fixed: options.now?.date), change: change, log: log)
        if run.data.isUnavailable { throw StoreFailure(run.data.notices.joined(separator: "\n")) }
        return run
    }

    private func happen(
        _ what: TourStop.What, on run: ProgramRun<Program>, after arrive: Arrive
    ) async throws -> ProgramRun<Program>.Observed? {
        switch what {
        case .push(let sample, let isTapped):
            return try await push(sample, on: run, after: arrive, response: isTapped ? .open : nil)
        case .action(let action, let sample, let text):
            return try await push(sample, on: run, after: arrive, response: .custom(id: action, text: text))
        case .link(let link, let via):
            say("    " + Style.quiet(link))
            return await run.observeArrival(after: arrive) { run.phone.open(link, via: via) }
        case .scheduled(let minutes):
            return try await fire(after: minutes, on: run, arrive)
        }
    }

    /// What the app schedules fires while it does not run.
    private func fire(
        after minutes: Double, on run: ProgramRun<Program>, _ arrive: Arrive
    ) async throws -> ProgramRun<Program>.Observed? {
        let phone = run.phone
        await phone.prepare(.foreground)
        guard let app = phone.app, case .ready(let account) = app.phase,
            let scheduled = try await Program.schedule(
                after: minutes * 60, on: app.main, for: account, in: language)
        else { return nil }
        narrate("tour.scheduled", ["id": scheduled.id, "time": RFC3339.string(from: scheduled.firesAt)])
        phone.device.kill()
        narrate("tour.firesLater", ["minutes": String(Int(minutes))])
        phone.device.advance(by: minutes * 60)
        guard let fired = phone.device.notificationCenter.delivered.last(where: { $0.requestID == scheduled.id })
        else { return nil }
        return await run.observeArrival(after: arrive) { phone.device.respond(to: fired) }
    }

    /// - Parameter response: nil leaves the notification alone.
    private func push(
        _ sample: String, on run: ProgramRun<Program>, after arrive: Arrive, response: NotificationResponse.Action?
    ) async throws -> ProgramRun<Program>.Observed? {
        let userInfo = try Data(contentsOf: Program.samples.appending(path: sample))
        for line in String(decoding: userInfo, as: UTF8.self).split(separator: "\n") {
            say("    " + Style.quiet(String(line)))
        }
        return await run.observeArrival(after: arrive) {
            let device = run.phone.device
            let notification = device.deliver(userInfo, requestID: UUID().uuidString)
            if let response { device.respond(to: notification, with: response) }
        }
    }

    private func tell(
        _ observed: ProgramRun<Program>.Observed?, on run: ProgramRun<Program>, draws: Bool = true
    ) async throws {
        let answer = run.answer(to: observed ?? .untapped(nil), in: options)
        if options.json { return Console.write(try JSONLine.text(answer)) }
        if case .arrival(.recorded(let id)) = observed {
            let record = try StoreFailure.catching { () throws(LaunchStoreError) in
                try run.data.inbox.record(id: id)
            }
            for entry in record?.trace ?? [] {
                say("  " + Style.accent("→ ") + TraceSentence(entry, language: language).text)
            }
        } else {
            narrate("outcome.\(answer.outcome)")
        }
        if draws { await run.phone.draw(in: language, wholly: true) }
    }

    private func narrate(_ key: String, _ values: [String: String] = [:]) {
        say("  " + Style.accent("→ ") + language.sentence(key, values))
    }
}
