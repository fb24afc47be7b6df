import AppFlow
import DeviceSimulator
import Launches

/// Tells what became of the arrivals at a phone since it was asked last.
@MainActor
struct OutcomeLog<Program: RouterProgram> {
    /// How many verdicts of the phone were told.
    private var verdictCount = 0
    /// How many of the recorded arrivals are known.
    private var arrivalCount = 0
    /// Those that were not settled when they were told, or are not told yet.
    private var open: Set<LaunchRecord.ID> = []
    /// How each recorded arrival stood when it was told.
    private var told: [LaunchRecord.ID: ArrivalOutcome] = [:]
    /// How many pushes that only woke the app were told by their record, and have their verdict still to come.
    private var wakeCount = 0

    /// What has arrived at the phone so far is not told.
    init(_ phone: SimulatorSession<Program>) {
        _ = take(from: phone)
    }

    /// - Parameter isIdle: whether all that has begun is over. What is still under way is told later.
    mutating func take(from phone: SimulatorSession<Program>, isIdle: Bool = true) -> [ArrivalOutcome] {
        let outcomes = takeRecords(from: phone, isIdle: isIdle)
        return takeVerdicts(from: phone, isIdle: isIdle) + outcomes
    }

    private mutating func takeRecords(from phone: SimulatorSession<Program>, isIdle: Bool) -> [ArrivalOutcome] {
        let arrivals = phone.arrivals
        open.formUnion(arrivals[arrivalCount...])
        arrivalCount = arrivals.count
        var outcomes: [ArrivalOutcome] = []
        for record in open.sorted().compactMap(phone.record) where isIdle || record.state == .settled {
            if record.state == .settled { open.remove(record.id) }
            let outcome = ArrivalOutcome(record, phone.process?.app.settled.last { $0.id == record.id })
            let last = told.updateValue(outcome, forKey: record.id)
            if last?.text != outcome.text { outcomes.append(outcome) }
            if last == nil, record.source == .silentPush { wakeCount += 1 }
        }
        return outcomes
    }

    /// A push that only wakes the app is told by its record, and by its verdict if the app is not woken.
    private mutating func takeVerdicts(from phone: SimulatorSession<Program>, isIdle: Bool) -> [ArrivalOutcome] {
        var outcomes: [ArrivalOutcome] = []
        for verdict in phone.device.verdicts[verdictCount...] {
            let isRecorded = verdict.reason == .silent && wakeCount > 0
            // Its record may still come.
            if verdict.reason == .silent, !isRecorded, !isIdle { break }
            if isRecorded { wakeCount -= 1 } else { outcomes.append(ArrivalOutcome(verdict)) }
            verdictCount += 1
        }
        return outcomes
    }
}
