public import Foundation

/// One message in a room.
public struct Message: Identifiable, Equatable, Sendable {
    public let id: Int64
    public var roomID: Room.ID
    public var author: String
    public var text: String
    public var sentAt: Date
    /// How far a message of the user's own has come; nil for one that came from elsewhere.
    public var delivery: MessageDelivery?

    public init(
        id: Int64, roomID: Room.ID, author: String, text: String, sentAt: Date, delivery: MessageDelivery? = nil
    ) {
        self.id = id
        self.roomID = roomID
        self.author = author
        self.text = text
        self.sentAt = sentAt
        self.delivery = delivery
    }
}

/// How far a message of the user's own has come.
public enum MessageDelivery: String, Sendable, CaseIterable {
    /// It is on the device, and the backend is yet to hear of it.
    case queued
    /// The backend has it.
    case sent
    /// The backend does not take it.
    case failed
}
