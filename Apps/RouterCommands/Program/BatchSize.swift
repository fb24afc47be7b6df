/// How many rows an import writes in one transaction.
///
/// A larger transaction writes fewer pages for each row. But a tap's sync waits for what it writes, and so does another
/// process that writes to the file. So its size follows the time that it takes.
struct BatchSize {
    static let bytes = 4 << 20
    private static let limits = 100...10_000
    private static let target = Duration.milliseconds(50)

    private(set) var rows = 1_000

    mutating func adapt(to duration: Duration) {
        let factor = min(max(Self.target / max(duration, .microseconds(1)), 0.5), 2)
        rows = min(max(Int(Double(rows) * factor), Self.limits.lowerBound), Self.limits.upperBound)
    }
}
