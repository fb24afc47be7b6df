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

/// A message that a push brought, which may come many times, and late.
public struct IncomingMessage: Equatable, Sendable {
    public var message: Message
    /// The room's title for a room that is new; nil names it after its id.
    public var roomTitle: String?
    /// When it reached the device, from when it counts as unread, however long ago it was sent. Where its room was read
    /// without it since, it counts from then.
    public var arrivedAt: Date
    /// Whether its room is on the display, so that it is read as it comes.
    public var isSeen: Bool

    public init(_ message: Message, roomTitle: String? = nil, arrivedAt: Date, isSeen: Bool = false) {
        self.message = message
        self.roomTitle = roomTitle
        self.arrivedAt = arrivedAt
        self.isSeen = isSeen
    }
}

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
