public import Foundation

/// A chat room as the list of rooms shows it.
public struct Room: Identifiable, Equatable, Sendable {
    public let id: Int64
    public var title: String
    /// The newest message's text, or nil in an empty room.
    public var lastMessage: String?
    public var lastMessageAt: Date?
    /// Up to when its messages were read; nil if they never were.
    public var readAt: Date?
    /// How many messages from elsewhere came after that.
    public var unreadCount: Int

    public init(
        id: Int64, title: String, lastMessage: String? = nil, lastMessageAt: Date? = nil, readAt: Date? = nil,
        unreadCount: Int = 0
    ) {
        self.id = id
        self.title = title
        self.lastMessage = lastMessage
        self.lastMessageAt = lastMessageAt
        self.readAt = readAt
        self.unreadCount = unreadCount
    }
}
