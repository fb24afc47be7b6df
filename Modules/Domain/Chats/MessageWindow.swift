public import Foundation

/// The place of one message in its room: by time, of equal times by id. It outlives the message.
public struct MessageCursor: Hashable, Sendable {
    public let sentAt: Date
    public let id: Message.ID

    public init(_ message: Message) {
        sentAt = message.sentAt
        id = message.id
    }
}

/// Which messages of a room to read. A limit below one reads none.
public enum MessageWindow: Hashable, Sendable {
    /// The newest.
    case last(Int)
    /// Those on both sides of a place, and the message that has it.
    case around(MessageCursor, earlier: Int, later: Int)
}

/// A room with the messages of a window, as they were at one moment.
public struct MessagePage: Equatable, Sendable {
    public var room: Room
    /// The oldest first, of equal times by rising id.
    public var messages: [Message]
    /// Whether the room has messages before these.
    public var hasEarlier: Bool
    /// Whether the room has messages behind these.
    public var hasLater: Bool

    public init(room: Room, messages: [Message], hasEarlier: Bool, hasLater: Bool) {
        self.room = room
        self.messages = messages
        self.hasEarlier = hasEarlier
        self.hasLater = hasLater
    }
}
