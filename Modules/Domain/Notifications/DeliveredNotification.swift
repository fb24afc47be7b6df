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

    /// A notification with its `userInfo` dictionary as the system has it. A local notification of the app's own needs no
    /// `aps`: it gets an empty one, without which it could not be read.
    public init(requestID: String, deliveredAt: Date, content: JSONValue, isLocal: Bool) {
        var members: [String: JSONValue] = [:]
        if case .object(let own) = content { members = own }
        if isLocal, members["aps"] == nil { members["aps"] = .object([:]) }
        self.init(
            requestID: requestID, deliveredAt: deliveredAt, userInfo: JSONValue.object(members).json, isLocal: isLocal)
    }
}

/// The delivered notifications that the system still lists. Apple: `UNUserNotificationCenter`.
@MainActor
public protocol DeliveredNotifications: AnyObject {
    /// The listed notifications, in any order. Apple: `deliveredNotifications()`.
    func listed() async -> [DeliveredNotification]

    /// Removes these requests' notifications from the list. Apple: `removeDeliveredNotifications(withIdentifiers:)`.
    func removeDelivered(_ requestIDs: [String])

    /// Removes all of them from the list, and the badge.
    func removeAllDelivered()

    /// Sets the number on the app's icon; 0 removes it. Apple: `setBadgeCount(_:withCompletionHandler:)`.
    func setBadge(_ count: Int)
}
