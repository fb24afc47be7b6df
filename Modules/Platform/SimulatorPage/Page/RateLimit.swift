/// How much comes in a time: a bucket that fills evenly, and from which each request takes one.
struct RateLimit {
    private let perSecond: Double
    private let burst: Double
    private var left: Double
    private var last: ContinuousClock.Instant?

    init(perSecond: Double, burst: Double) {
        self.perSecond = perSecond
        self.burst = burst
        left = burst
    }

    mutating func admits(at now: ContinuousClock.Instant) -> Bool {
        if let last { left = min(burst, left + (now - last) / .seconds(1) * perSecond) }
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
