import Foundation
public import Notifications

/// Identifies one event over several callbacks: a notification's request, action and delivery, or a link's arrival.
public struct EventIdentity: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    /// Compares bytes: `==` of strings accepts another Unicode spelling.
    public static func == (one: Self, other: Self) -> Bool {
        one.description.utf8.elementsEqual(other.description.utf8)
    }

    /// The same tap through two callbacks is one event; a later push under the same request id is another.
    public init(_ response: NotificationResponse) {
        let milliseconds = (response.notification.deliveredAt.timeIntervalSince1970 * 1000).rounded()
        let delivered = Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max)
        description = "\(response.notification.requestID)|\(response.action.id)|\(delivered)"
    }

    /// An event of its own, for what has no identity but its arrival: a link, a silent push.
    public static func unique() -> EventIdentity { EventIdentity("link|\(UUID().uuidString)") }
}
