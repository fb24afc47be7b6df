public import Foundation

/// The device's clock: the system's, or one that stands still until it is moved.
@MainActor
public final class DeviceClock {
    private var fixed: Date?

    /// - Parameter fixed: where the clock stands; nil to follow the system's.
    public init(fixed: Date? = nil) {
        self.fixed = fixed
    }

    public var now: Date { fixed ?? Date() }

    /// Moves the clock; it stands still from then on.
    public func advance(by seconds: TimeInterval) {
        fixed = now.addingTimeInterval(seconds)
    }
}
