public import Foundation

/// A message of the user's own. Sent twice under one key, it is in its room once.
public struct OutgoingMessage: Equatable, Sendable {
    /// The same for every attempt at this one message, and for no other.
    public var key: String
    public var roomID: Room.ID
    /// Whose message it is, as the backend knows them; another account never sends it.
    public var account: String
    /// The name that stands over it in the room.
    public var author: String
    public var text: String
    public var sentAt: Date

    public init(key: String, roomID: Room.ID, account: String, author: String, text: String, sentAt: Date) {
        self.key = key
        self.roomID = roomID
        self.account = account
        self.author = author
        self.text = text
        self.sentAt = sentAt
    }
}
