public import Foundation

/// A room was read up to a moment. Stored once for each key.
public struct RoomReading: Equatable, Sendable {
    /// The same for every attempt to say this once, and for no other.
    public var key: String
    public var roomID: Room.ID
    public var readAt: Date
    /// A message that is read in any case, with what came before it; nil for none.
    public var message: Message.ID?

    public init(key: String, roomID: Room.ID, readAt: Date, message: Message.ID? = nil) {
        self.key = key
        self.roomID = roomID
        self.readAt = readAt
        self.message = message
    }
}
