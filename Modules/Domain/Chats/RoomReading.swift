public import Foundation

/// That a room was read up to a moment, which counts once, however often it is said.
public struct RoomReading: Equatable, Sendable {
    /// The same for every attempt to say this once, and for no other.
    public var key: String
    public var roomID: Room.ID
    public var readAt: Date

    public init(key: String, roomID: Room.ID, readAt: Date) {
        self.key = key
        self.roomID = roomID
        self.readAt = readAt
    }
}
