/// What has come at a phone since the last expectations of a scenario. One expectation stands for one arrival.
struct UncheckedArrivals {
    private struct Entry {
        let step: Scenario.Step
        let outcome: ArrivalOutcome
        /// Whether an expectation stands for it, or it was told where one does not hold.
        var isChecked = false
        /// Whether a later outcome is of the same arrival, and stands for it.
        var isFollowed = false
    }

    private var entries: [Entry] = []
    /// Where the next expectation begins to look.
    private var next = 0

    /// - Parameter step: after which they came.
    mutating func add(_ outcomes: [ArrivalOutcome], of step: Scenario.Step) {
        for outcome in outcomes {
            if let earlier = entries.lastIndex(where: { !$0.isFollowed && outcome.follows($0.outcome) }) {
                entries[earlier].isFollowed = true
            }
            entries.append(Entry(step: step, outcome: outcome))
        }
    }

    /// Goes through what has come until the expectation holds.
    /// - Returns: whether it does, and what met it, or all that came instead.
    mutating func check(_ expectation: Expectation) -> (holds: Bool, came: [ArrivalOutcome]) {
        if let place = entries[next...].firstIndex(where: { expectation.holds(for: $0.outcome) }) {
            entries[place].isChecked = true
            next = place + 1
            return (true, [entries[place].outcome])
        }
        let came = entries[next...].map(\.outcome)
        for index in entries.indices[next...] { entries[index].isChecked = true }
        return (false, came)
    }

    /// What no expectation stands for, by the step after which it came. From then on nothing has come.
    mutating func takeUnexpected() -> [(step: Scenario.Step, came: [ArrivalOutcome])] {
        defer { self = UncheckedArrivals() }
        var unexpected: [(step: Scenario.Step, came: [ArrivalOutcome])] = []
        for entry in entries where !entry.isChecked && !entry.isFollowed {
            if unexpected.last?.step == entry.step {
                unexpected[unexpected.count - 1].came.append(entry.outcome)
            } else {
                unexpected.append((entry.step, [entry.outcome]))
            }
        }
        return unexpected
    }
}
