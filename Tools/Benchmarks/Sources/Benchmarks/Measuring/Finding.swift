/// One thing that was measured, beside what it is measured against.
struct Finding {
    enum Budget {
        /// Times the baseline, at most.
        case ratio(Double)
        case within(Duration)
        /// Told for what it is worth.
        case none
    }

    let what: String
    let measured: Duration
    var baseline: Duration?
    var budget = Budget.none

    var ratio: Double? { baseline.map { measured / $0 } }

    /// Always false where there is no budget.
    var isOver: Bool {
        switch budget {
        case .ratio(let limit): ratio.map { $0 > limit } ?? true
        case .within(let limit): measured > limit
        case .none: false
        }
    }
}
