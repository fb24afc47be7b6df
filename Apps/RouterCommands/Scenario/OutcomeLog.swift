import AppFlow
import DeviceSimulator
import Launches

/// Returns the outcomes of a phone's arrivals since the last call.
@MainActor
struct OutcomeLog<Program: RouterProgram> {
    /// How many of the phone's verdicts were returned.
    private var verdictCount = 0
    /// How many of the recorded arrivals are known.
    private var arrivalCount = 0
    /// Those that were not settled when they were returned, or are not returned yet.
    private var open: Set<LaunchRecord.ID> = []
    /// The outcome of each recorded arrival when it was returned.
    private var told: [LaunchRecord.ID: ArrivalOutcome] = [:]
    /// How many silent pushes were returned with their record, while their verdict is still to come.
    private var wakeCount = 0

    /// Skips the arrivals so far.
    init(_ phone: SimulatorSession<Program>) {
        _ = take(from: phone)
    }

    /// - Parameter isIdle: whether all work is over. Unfinished arrivals are returned later.
    mutating func take(from phone: SimulatorSession<Program>, isIdle: Bool = true) -> [ArrivalOutcome] {
        let outcomes = takeRecords(from: phone, isIdle: isIdle)
        return takeVerdicts(from: phone, isIdle: isIdle) + outcomes
    }

    private mutating func takeRecords(from phone: SimulatorSession<Program>, isIdle: Bool) -> [ArrivalOutcome] {
        let arrivals = phone.arrivals.ids
        open.formUnion(arrivals[arrivalCount...])
        arrivalCount = arrivals.count
        var outcomes: [ArrivalOutcome] = []
        for record in open.sorted().compactMap(phone.arrivals.record) where isIdle || record.state == .settled {
            if record.state == .settled { open.remove(record.id) }
            let outcome = ArrivalOutcome(record, phone.process?.log.settled.last { $0.id == record.id })
            let last = told.updateValue(outcome, forKey: record.id)
            if last?.text != outcome.text { outcomes.append(outcome) }
            if last == nil, record.source == .silentPush { wakeCount += 1 }
        }
        return outcomes
    }

    /// A silent push is returned with its record, or with its verdict if the app was not woken.
    private mutating func takeVerdicts(from phone: SimulatorSession<Program>, isIdle: Bool) -> [ArrivalOutcome] {
        var outcomes: [ArrivalOutcome] = []
        for verdict in phone.device.presenter.log.verdicts[verdictCount...] {
            let isRecorded = verdict.reason == .silent && wakeCount > 0
            // Its record may still come.
            if verdict.reason == .silent, !isRecorded, !isIdle { break }
            if isRecorded { wakeCount -= 1 } else { outcomes.append(ArrivalOutcome(verdict)) }
            verdictCount += 1
        }
        return outcomes
    }
}
