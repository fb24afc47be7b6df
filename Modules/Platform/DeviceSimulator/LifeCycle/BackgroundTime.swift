import Foundation

/// How long an app in the background may run.
@MainActor
struct BackgroundTime {
    /// Seconds after it left the display. Apple: "applicationDidEnterBackground(_:)".
    static let afterLeaving: TimeInterval = 5
    /// Seconds for a push that wakes it (Apple: "Pushing background updates to your App"), and for an action, for which
    /// Apple names no time.
    static let forEvent: TimeInterval = 30

    private let clock: DeviceClock
    private var grants: [(number: Int, end: Date)] = []
    private var count = 0

    init(_ clock: DeviceClock) {
        self.clock = clock
    }

    /// When the last granted time is over; nil if none was granted.
    var endsAt: Date? { grants.map(\.end).max() }

    /// - Returns: by what it can be given back.
    @discardableResult
    mutating func grant(for seconds: TimeInterval) -> Int {
        let now = clock.now
        // Grants that are over cannot end last once this one is added.
        grants.removeAll { $0.end <= now }
        count += 1
        grants.append((count, now + seconds))
        return count
    }

    /// The app gives back its time. Time that was granted to an earlier process is already gone.
    mutating func giveBack(_ grant: Int) {
        guard let index = grants.firstIndex(where: { $0.number == grant }) else { return }
        grants[index].end = min(grants[index].end, clock.now)
    }

    mutating func end() {
        grants = []
    }
}
