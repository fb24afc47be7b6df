import Foundation

/// What was measured of one thing, its baseline in the same run, and its budget.
struct Finding {
    let what: String
    let measured: Amount
    var baseline: Amount?
    let budget: Budget

    var ratio: Double? { baseline.map { measured.value / $0.value } }

    var isMissed: Bool {
        switch budget {
        case .ratio(let limit): !(ratio.map { $0 <= limit } ?? false)
        case .ratioAtLeast(let limit): !(ratio.map { $0 >= limit } ?? false)
        case .amount(let limit): !(measured.value <= limit.value)
        }
    }
}

enum Budget {
    /// At most so many times the baseline.
    case ratio(Double)
    /// At least so many times the baseline.
    case ratioAtLeast(Double)
    /// At most so much, whatever the baseline.
    case amount(Amount)

    var text: String {
        switch self {
        case .ratio(let limit): String(format: "<= %.2f x", limit)
        case .ratioAtLeast(let limit): String(format: ">= %.2f x", limit)
        case .amount(let limit): "<= \(limit.text)"
        }
    }
}

/// How long something took, or how often something happened.
enum Amount {
    case time(Duration)
    case count(Double)

    var value: Double {
        switch self {
        case .time(let duration): duration / .nanoseconds(1)
        case .count(let count): count
        }
    }

    var text: String {
        switch self {
        case .time(let duration) where duration < .microseconds(1): String(format: "%.0f ns", value)
        case .time(let duration) where duration < .milliseconds(10):
            String(format: "%.2f us", duration / .microseconds(1))
        case .time(let duration): String(format: "%.2f ms", duration / .milliseconds(1))
        case .count(let count): count.formatted(.number.precision(.fractionLength(0...1)))
        }
    }
}
