/// How long each run of one thing took.
struct Samples {
    private let sorted: [Duration]

    /// - Parameter durations: at least one.
    init(_ durations: [Duration]) {
        sorted = durations.sorted()
    }

    var median: Duration { quantile(0.5) }

    /// The duration that this part of all runs stayed within.
    func quantile(_ part: Double) -> Duration {
        guard let last = sorted.last else { return .zero }
        let index = Int(part * Double(sorted.count))
        return index < sorted.count ? sorted[index] : last
    }
}
