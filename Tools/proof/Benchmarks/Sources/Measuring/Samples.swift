/// How long each run of one thing took.
public struct Samples {
    private let sorted: [Duration]

    /// - Parameter durations: at least one.
    public init(_ durations: [Duration]) {
        sorted = durations.sorted()
    }

    public var median: Duration { quantile(0.5) }

    /// The duration that this part of all runs stayed within.
    public func quantile(_ part: Double) -> Duration {
        guard let last = sorted.last else { return .zero }
        let index = Int(part * Double(sorted.count))
        return index < sorted.count ? sorted[index] : last
    }
}
