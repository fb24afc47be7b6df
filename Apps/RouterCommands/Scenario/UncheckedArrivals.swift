/// The arrivals at a phone since the last expectations of a scenario. One expectation covers one arrival.
struct UncheckedArrivals {
    private struct Entry {
        let step: Scenario.Step
        let outcome: ArrivalOutcome
        /// Whether an expectation stands for it.
        var isMet = false
        /// Whether it was told where an expectation does not hold.
        var isTold = false
        /// The place of a later outcome of the same arrival, which stands for it.
        var later: Int?
    }

    private var entries: [Entry] = []

    /// - Parameter step: after which they came.
    mutating func add(_ outcomes: [ArrivalOutcome], of step: Scenario.Step) {
        for outcome in outcomes {
            if let earlier = entries.lastIndex(where: { $0.later == nil && outcome.follows($0.outcome) }) {
                entries[earlier].later = entries.endIndex
            }
            entries.append(Entry(step: step, outcome: outcome))
        }
    }

    /// Meets the first arrival that fits and that no expectation stands for yet. One without a later outcome comes
    /// first, since the others may be met by theirs.
    /// - Returns: whether there is one, and what it is, or all that came instead.
    mutating func check(_ expectation: Expectation) -> (holds: Bool, came: [ArrivalOutcome]) {
        let open = entries.indices.filter { !entries[$0].isMet }
        let fitting = open.filter { expectation.holds(for: entries[$0].outcome) }
        if let met = fitting.first(where: { entries[$0].later == nil }) ?? fitting.first {
            entries[met].isMet = true
            return (true, [entries[met].outcome])
        }
        for index in open { entries[index].isTold = true }
        return (false, open.filter { !isExpected($0) }.map { entries[$0].outcome })
    }

    /// Whether an expectation stands for it, or for what the same arrival came to later.
    private func isExpected(_ index: Int) -> Bool {
        entries[index].isMet || entries[index].later.map(isExpected) ?? false
    }

    /// What no expectation stands for, by the step after which it came. From then on nothing has come.
    mutating func takeUnexpected() -> [(step: Scenario.Step, came: [ArrivalOutcome])] {
        defer { self = UncheckedArrivals() }
        var unexpected: [(step: Scenario.Step, came: [ArrivalOutcome])] = []
        for entry in entries where !(entry.isMet || entry.isTold || entry.later != nil) {
            if unexpected.last?.step == entry.step {
                unexpected[unexpected.count - 1].came.append(entry.outcome)
            } else {
                unexpected.append((entry.step, [entry.outcome]))
            }
        }
        return unexpected
    }
}
