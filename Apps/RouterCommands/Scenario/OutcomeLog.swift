import AppFlow
import DeviceSimulator
import Launches

/// Tells what became of the arrivals at a phone since it was asked last.
@MainActor
struct OutcomeLog<Program: RouterProgram> {
    /// How many verdicts of the phone were told.
    private var verdictCount = 0
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
        var verdicts = phone.device.verdicts.suffix(phone.device.verdictCount - verdictCount)[...]
        // A push that only wakes the app is recorded, if the app is woken: until then it is not known which tells of it.
        if !isIdle { verdicts = verdicts.prefix { $0.reason != .silent } }
        verdictCount += verdicts.count
        if !outcomes.isEmpty { verdicts = verdicts.filter { $0.reason != .silent }[...] }
        return verdicts.map(ArrivalOutcome.init) + outcomes
    }
}
