import Foundation
import Notifications

/// The banners: one at a time, the others wait.
struct BannerQueue {
    struct Banner: Equatable {
        var notification: DeliveredNotification
        /// Whether the notification is in the list, too.
        var isListed: Bool
        /// Nil if it stays until the user does something with it.
        var disappearsAt: Date?
        var stays: Bool
    }

    /// Seconds that one is shown for; Apple says no number.
    static let duration: TimeInterval = 5
    /// Of more the oldest are seen in the list alone.
    static let limit = 20

    private(set) var current: Banner?
    private(set) var waiting: [Banner] = []

    var isEmpty: Bool { current == nil && waiting.isEmpty }

    /// The banner of a request; nil if it has none, or no longer.
    func banner(of requestID: String) -> Banner? {
        (waiting.reversed() + [current].compactMap(\.self)).first { $0.notification.requestID == requestID }
    }

    /// - Parameter stays: whether it goes by itself.
    mutating func show(_ notification: DeliveredNotification, isListed: Bool, stays: Bool, at now: Date) {
        waiting.append(Banner(notification: notification, isListed: isListed, stays: stays))
        waiting.removeFirst(max(0, waiting.count - Self.limit))
        if current == nil { showNext(at: now) }
    }

    /// The one that is shown goes, and the next one comes.
    mutating func showNext(at now: Date) {
        current = waiting.isEmpty ? nil : waiting.removeFirst()
        if current?.stays == false { current?.disappearsAt = now + Self.duration }
    }

    /// The one that is shown stays.
    mutating func hold() {
        current?.disappearsAt = nil
        current?.stays = true
    }

    mutating func remove(_ requestID: String, at now: Date) {
        removeAll(at: now) { $0.notification.requestID == requestID }
    }

    mutating func removeAll(at now: Date, where isGone: (Banner) -> Bool) {
        waiting.removeAll(where: isGone)
        if let current, isGone(current) { showNext(at: now) }
    }

    mutating func removeAll() {
        current = nil
        waiting = []
    }
}
