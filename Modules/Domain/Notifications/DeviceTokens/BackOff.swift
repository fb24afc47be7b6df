import Foundation

/// How long to wait before the next attempt at what failed: twice as long each time, and no longer than an hour.
public struct BackOff: Sendable {
    /// Seconds, as the two below.
    private static let first: TimeInterval = 5
    private static let longest: TimeInterval = 60 * 60
    /// However long a backend asks to wait, and whatever happened to the device's clock.
    static let limit: TimeInterval = 24 * 60 * 60

    private let jitter: @Sendable () -> Double

    /// - Parameter jitter: from 0 up to 1, drawn for each wait: the share of its second half that is left out, so that
    ///   devices that a backend lost together do not come back together.
    public init(jitter: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }) {
        self.jitter = jitter
    }

    /// Seconds.
    /// - Parameters:
    ///   - attempts: how many have failed.
    ///   - retryAfter: the least number of seconds that the backend asked for; nil if it asked for none.
    func delay(after attempts: Int, atLeast retryAfter: TimeInterval?) -> TimeInterval {
        let whole = min(Self.longest, Self.first * pow(2, Double(max(attempts - 1, 0))))
        let delay = whole * (1 - min(max(jitter(), 0), 1) / 2)
        return min(max(delay, retryAfter ?? 0), Self.limit)
    }
}
