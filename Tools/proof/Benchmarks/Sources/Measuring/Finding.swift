/// One thing that was measured, beside what it is measured against.
public struct Finding {
    public enum Budget {
        /// Times the baseline, at most.
        case ratio(Double)
        /// Times the baseline, at least.
        case atLeast(Double)
        case within(Duration)
        /// So often at most.
        case count(Double)
    }

    let what: String
    let measured: Amount
    let baseline: Amount?
    let budget: Budget

    public init(what: String, measured: Duration, baseline: Duration? = nil, budget: Budget) {
        self.init(what: what, amount: .time(measured), baseline: baseline.map { .time($0) }, budget: budget)
    }

    public init(what: String, amount: Amount, baseline: Amount? = nil, budget: Budget) {
        self.what = what
        measured = amount
        self.baseline = baseline
        self.budget = budget
    }

    var ratio: Double? { baseline.map { measured.value / $0.value } }

    var isOver: Bool {
        switch budget {
        case .ratio(let limit): ratio.map { $0 > limit } ?? true
        case .atLeast(let limit): ratio.map { $0 < limit } ?? true
        case .within(let limit): measured.value > Amount.time(limit).value
        case .count(let limit): measured.value > limit
        }
    }
}
