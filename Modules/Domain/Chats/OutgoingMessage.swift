public import Foundation

/// What is to be in a room once, however often it is sent.
public struct OutgoingMessage: Equatable, Sendable {
    /// The same for every attempt at this one message, and for no other.
    public var key: String
    public var roomID: Room.ID
    public var author: String
    public var text: String
    public var sentAt: Date

    public init(key: String, roomID: Room.ID, author: String, text: String, sentAt: Date) {
        self.key = key
        self.roomID = roomID
        self.author = author
        self.text = text
        self.sentAt = sentAt
    }
}
