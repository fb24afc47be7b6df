/// How many rows an import writes in one transaction.
///
/// Rows with random keys change pages all over an index, so a transaction of few rows writes almost as many pages as one of
/// many. But a tap's sync waits for what a transaction writes. So its size follows the time that it takes, down to where
/// smaller ones would only write more in all.
struct BatchSize {
    static let bytes = 4 << 20
    private static let limits = 2_000...10_000
    private static let target = Duration.milliseconds(100)

    private(set) var rows = 4_000

    mutating func adapt(to duration: Duration) {
        let factor = min(max(Self.target / max(duration, .microseconds(1)), 0.5), 2)
        rows = min(max(Int(Double(rows) * factor), Self.limits.lowerBound), Self.limits.upperBound)
    }
}
