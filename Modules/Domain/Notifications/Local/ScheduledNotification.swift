public import Foundation

/// A local notification that the system holds until it is due.
public struct ScheduledNotification: Identifiable, Equatable, Sendable {
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

    /// The `userInfo` dictionary as JSON, in the shape of a server's push, so that one reader serves both.
    public var userInfo: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts alone always encode.
        return (try? encoder.encode(PushForm(notification: self))) ?? Data()
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

/// Apple: "Generating a remote notification".
private struct PushForm: Encodable {
    let notification: ScheduledNotification

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        for (name, text) in notification.content.custom where name != "aps" {
            try members.encode(text, forKey: Key(stringValue: name))
        }
        let content = notification.content
        var aps = members.nestedContainer(keyedBy: Key.self, forKey: "aps")
        try aps.encode(["title": content.title, "body": content.body], forKey: "alert")
        try aps.encodeIfPresent(content.sound, forKey: "sound")
        try aps.encodeIfPresent(content.thread, forKey: "thread-id")
        try aps.encodeIfPresent(notification.category, forKey: "category")
    }

    private struct Key: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init(stringLiteral value: String) { stringValue = value }
        init?(intValue: Int) { nil }
    }
}
