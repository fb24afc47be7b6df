import Foundation

/// How long an app that nobody sees may go on.
struct BackgroundTime {
    /// Seconds after it left the display. Apple: "applicationDidEnterBackground(_:)".
    static let afterLeaving: TimeInterval = 5
    /// Seconds for a push that wakes it (Apple: "Pushing background updates to your App"), and for an action, for which
    /// Apple names no time.
    static let forEvent: TimeInterval = 30

    private var grants: [Int: Date] = [:]
    private var count = 0

    /// When the last of what was granted is over; nil if nothing was.
    var endsAt: Date? { grants.values.max() }

    /// - Returns: by what it can be given back.
    @discardableResult
    mutating func grant(until date: Date) -> Int {
        count += 1
        grants[count] = date
        return count
    }

    /// The app needs no more of it; what was granted to an earlier process is not there any more.
    mutating func giveBack(_ grant: Int, at now: Date) {
        if let end = grants[grant] { grants[grant] = min(end, now) }
    }

    mutating func end() {
        grants = [:]
    }
}
