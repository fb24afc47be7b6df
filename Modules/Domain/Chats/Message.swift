public import Foundation

/// One message in a room.
public struct Message: Identifiable, Equatable, Sendable {
    public let id: Int64
    public var roomID: Room.ID
    public var author: String
    public var text: String
    public var sentAt: Date
    /// Whether a message of the user's own was sent; nil for a received one.
    public var delivery: MessageDelivery?

    /// The author that stands over what the user writes.
    public static let ownAuthor = "You"

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

/// Whether a message of the user's own was sent.
public enum MessageDelivery: String, Sendable, CaseIterable {
    /// It is on the device, and not yet sent to the backend.
    case queued
    /// The backend has it.
    case sent
    /// The backend refused it.
    case failed
}
