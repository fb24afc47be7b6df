import Launches
import TestSupport

/// What an app makes of a disk that works again, held against what it has promised.
@MainActor
struct Verdict {
    let scenario: MessengerScenario
    let promises: Promises

    init(of scenario: MessengerScenario, after promises: Promises) {
        self.scenario = scenario
        self.promises = promises
    }

    /// Starts the app on what is left, twice if something is left to do, and looks at what it made of it.
    /// - Returns: what does not hold.
    func violations(on image: DiskImage, phone: DiskPhone) async throws -> [String] {
        var violations: [String] = []
        var isDone = false
        let first = try await phone.process(on: image) { app in
            violations += app.files.notices.map { "P8: a sound file: \($0)" }
            violations += try brokenPromises(of: app)
            await app.phone.openApp()
            isDone = try app.files.inbox.pending().isEmpty
            if isDone { violations += try await badEnds(in: app) }
        }
        if let error = first.unavailable { return violations + ["P9: the app cannot start: \(error)"] }
        if isDone { return violations }
        _ = try await phone.process(on: first.image) { app in
            await app.phone.openApp()
            violations += try await badEnds(in: app)
        }
        return violations
    }

    /// What the stores promised has to be there before the app does anything.
    private func brokenPromises(of app: StoredMessenger) throws -> [String] {
        let history = try app.files.inbox.history()
        var violations: [String] = []
        for event in promises.recorded where !history.contains(where: { $0.event == event }) {
            violations.append("P1: \(event) was recorded and is gone")
        }
        for record in history where promises.settled.contains(record.id) && record.state != .settled {
            violations.append("P2: \(record.event) was settled and is \(record.state)")
        }
        guard promises.hasSession else { return violations }
        let kept = try app.files.sessions.load()
        if promises.sessions.contains(where: { $0 == kept }) { return violations }
        let name = kept?.account?.description ?? "nobody"
        return violations + ["P4: a session was saved, and is now that of \(name)"]
    }

    private func badEnds(in app: StoredMessenger) async throws -> [String] {
        let history = try app.files.inbox.history()
        var violations = history.compactMap(badEnd)
        if Set(history.map(\.event)).count != history.count { violations.append("P2: one arrival is there twice") }
        return violations + (try await scenario.violations(in: app, history))
    }

    private func badEnd(of record: LaunchRecord) -> String? {
        guard let settlement = record.settlement else {
            return "P1: \(record.event) is \(record.state) for ever, after \(record.trace.map(\.step))"
        }
        if scenario.outcomes.contains(settlement.outcome) { return nil }
        return "P1: \(record.event) ended as \(settlement.outcome) \(settlement.code ?? "")"
    }
}
