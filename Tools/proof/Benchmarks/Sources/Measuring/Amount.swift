import Foundation

/// How long something took, or how often something happened.
public enum Amount {
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
