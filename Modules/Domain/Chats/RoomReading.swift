public import Foundation

/// That a room was read up to a moment, which counts once, however often it is said.
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
