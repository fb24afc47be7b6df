import AppFlow
import DeviceSimulator
import Launches

/// Tells what became of the arrivals at a phone since it was asked last.
@MainActor
struct OutcomeLog<Program: RouterProgram> {
    private var verdict: PushVerdict?
    /// How each arrival stood when it was told.
    private var told: [LaunchRecord.ID: ArrivalOutcome] = [:]

    /// What has arrived at the phone so far is not told.
    init(_ phone: SimulatorSession<Program>) {
        _ = take(from: phone)
    }

    /// - Parameter isIdle: whether all that has begun is over. What is still under way is told later.
    mutating func take(from phone: SimulatorSession<Program>, isIdle: Bool = true) -> [ArrivalOutcome] {
        var outcomes: [ArrivalOutcome] = []
        for record in phone.taps.reversed() where isIdle || record.state == .settled {
            let outcome = ArrivalOutcome(record, phone.process?.app.settled.last { $0.id == record.id })
            let last = told.updateValue(outcome, forKey: record.id)
            if last?.text != outcome.text { outcomes.append(outcome) }
        }
        guard isIdle, let now = phone.device.verdict, now != verdict else { return outcomes }
        verdict = now
        // A push that only wakes the app was recorded, if the app was woken.
        if now.reason == .silent, !outcomes.isEmpty { return outcomes }
        return [ArrivalOutcome(now)] + outcomes
    }
}
