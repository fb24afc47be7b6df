public import Foundation

/// One message in a room.
public struct Message: Identifiable, Equatable, Sendable {
    public let id: Int64
    public var roomID: Room.ID
    public var author: String
    public var text: String
    public var sentAt: Date

    public init(id: Int64, roomID: Room.ID, author: String, text: String, sentAt: Date) {
        self.id = id
        self.roomID = roomID
        self.author = author
        self.text = text
        self.sentAt = sentAt
    }
}
