public import Foundation

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
