public import Foundation

/// A local notification that the system holds until it is due.
public struct ScheduledNotification: Identifiable, Equatable, Sendable, Codable {
    public let id: String
    public var category: String?
    public var content: LocalNotificationContent
    public var firesAt: Date

    public init(id: String, category: String?, content: LocalNotificationContent, firesAt: Date) {
        self.id = id
        self.category = category
        self.content = content
        self.firesAt = firesAt
    }

    /// - Parameter account: whom it is for, which goes with it as it does with a server's push.
    init(_ request: some LocalNotificationRequest, for account: String, firesAt: Date) {
        self.init(id: request.id, category: request.category, content: request.content, firesAt: firesAt)
        content.custom["recipient"] = account
    }

    /// How many the system holds of one app; it drops those that are due last.
    public static let limit = 64

    /// The `userInfo` dictionary as JSON, in the shape of a server's push (Apple, "Generating a remote notification"),
    /// so that one reader serves both.
    public var userInfo: Data {
        var alert: [String: JSONValue] = ["title": .string(content.title), "body": .string(content.body)]
        alert["subtitle"] = content.subtitle.map(JSONValue.string)
        var aps: [String: JSONValue] = ["alert": .object(alert)]
        aps["sound"] = content.sound.map(JSONValue.string)
        aps["thread-id"] = content.thread.map(JSONValue.string)
        aps["interruption-level"] = content.interruptionLevel.map { .string($0.rawValue) }
        aps["relevance-score"] = content.relevance.map(JSONValue.number)
        aps["category"] = category.map(JSONValue.string)
        var members = content.custom.mapValues(JSONValue.string)
        members["aps"] = .object(aps)
        return JSONValue.object(members).json
    }

    /// What the system lists once it is due.
    public var delivered: DeliveredNotification {
        DeliveredNotification(requestID: id, deliveredAt: firesAt, userInfo: userInfo, isLocal: true)
    }
}

extension Collection where Element == ScheduledNotification {
    /// Those that are due first come first, of equal dates by rising id.
    public var soonestFirst: [ScheduledNotification] {
        sorted { one, other in
            one.firesAt == other.firesAt
                ? one.id.utf8.lexicographicallyPrecedes(other.id.utf8) : one.firesAt < other.firesAt
        }
    }
}
