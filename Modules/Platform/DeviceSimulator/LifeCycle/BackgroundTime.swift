import Foundation
public import Launches

/// How long an app in the background may run.
@MainActor
struct BackgroundTime {
    /// Seconds after it left the display. Apple: "applicationDidEnterBackground(_:)".
    static let afterLeaving: TimeInterval = 5
    /// Seconds for a push that wakes it (Apple: "Pushing background updates to your App"), and for an action, for which
    /// Apple names no time.
    static let forEvent: TimeInterval = 30

    private let clock: DeviceClock
    /// When each is over, by its number.
    private var grants: [Int: Date] = [:]
    private var count = 0

    init(_ clock: DeviceClock) {
        self.clock = clock
    }

    /// When the last granted time is over; nil if none was granted.
    var endsAt: Date? { grants.values.max() }

    /// - Returns: by what it can be given back.
    @discardableResult
    mutating func grant(for seconds: TimeInterval) -> Int {
        let now = clock.now
        // Grants that are over cannot end last once this one is added.
        grants = grants.filter { $0.value > now }
        count += 1
        grants[count] = now + seconds
        return count
    }

    /// The app gives back its time. Time that was granted to an earlier process is already gone.
    mutating func giveBack(_ grant: Int) {
        grants[grant] = grants[grant].map { min($0, clock.now) }
    }

    mutating func end() {
        grants = [:]
    }
}

/// What iOS keeps of the app's wish for time in the background, across the app's processes. Apple: `BGTaskScheduler`.
@MainActor
public final class BackgroundRefreshSimulator: BackgroundRefreshScheduler {
    public private(set) var isRequested = false {
        didSet { if isRequested != oldValue { didChange() } }
    }
    /// Called when that has changed.
    var didChange: @MainActor () -> Void = {}

    public init() {}

    public func requestRefresh() { isRequested = true }

    public func cancelRefresh() { isRequested = false }
}
