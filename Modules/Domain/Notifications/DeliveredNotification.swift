public import Foundation

/// A notification that the system delivered.
public struct DeliveredNotification: Equatable, Sendable, Codable {
    /// The notification request's identifier: a later delivery with the same identifier replaces this one.
    public var requestID: String
    public var deliveredAt: Date
    /// The `userInfo` dictionary as JSON, just as it came.
    public var userInfo: Data
    /// Whether this app scheduled it. A server's push has the trigger `UNPushNotificationTrigger`.
    public var isLocal: Bool

    public init(requestID: String, deliveredAt: Date, userInfo: Data, isLocal: Bool = false) {
        self.requestID = requestID
        self.deliveredAt = deliveredAt
        self.userInfo = userInfo
        self.isLocal = isLocal
    }
}
