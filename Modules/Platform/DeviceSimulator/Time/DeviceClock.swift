public import Foundation

/// The device's clock: the system's, one that stands still until it is moved, or one that runs on when it was moved.
@MainActor
public final class DeviceClock {
    private var fixed: Date?
    private var offset: TimeInterval = 0
    /// Whether it goes on by itself after it was moved.
    public let runsOn: Bool

    /// - Parameters:
    ///   - fixed: where the clock stands; nil to follow the system's.
    ///   - runsOn: whether one that follows the system's still runs after it was moved, rather than stand still.
    public init(fixed: Date? = nil, runsOn: Bool = false) {
        self.fixed = fixed
        self.runsOn = runsOn && fixed == nil
    }

    /// Whether it goes by itself, rather than stand where it was put.
    public var isRunning: Bool { fixed == nil }

    public var now: Date { fixed ?? Date() + offset }

    /// Moves the clock; unless it runs on, it stands still from then on.
    public func advance(by seconds: TimeInterval) {
        if runsOn { offset += seconds } else { fixed = now.addingTimeInterval(seconds) }
    }
}
