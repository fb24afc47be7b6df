/// Where rooms and messages are kept; the flow that shows them knows nothing more of it.
public protocol ChatRepository: Sendable {
    /// The room of that id, or nil if there is none.
    func room(id: Room.ID) async throws(ChatRepositoryError) -> Room?

    /// All rooms, the one with the newest message first, empty rooms last, then by id.
    func rooms() async throws(ChatRepositoryError) -> [Room]

    /// The message of that id, or nil if there is none.
    func message(id: Message.ID) async throws(ChatRepositoryError) -> Message?

    /// The newest `limit` messages of a room, oldest first, of equal times by rising id.
    func lastMessages(in room: Room.ID, limit: Int) async throws(ChatRepositoryError) -> [Message]

    /// Keeps the messages and makes the rooms that they name, all of them or none: an equal one is skipped, one of the
    /// same id but other content replaced.
    func save(_ messages: [RoomMessage]) async throws(ChatRepositoryError) -> MessageChanges

    /// Puts a message into its room, unless one was sent under its key before; the first stands.
    /// - Returns: the message's id, which is below zero and so no server's; nil if there is no such room.
    func send(_ message: OutgoingMessage) async throws(ChatRepositoryError) -> Message.ID?

    /// Keeps that a room was read, unless that was said under its key before; the first stands. An earlier moment than
    /// one that is known takes nothing back.
    /// - Returns: the room as it is then; nil if there is no such room.
    func markAsRead(_ reading: RoomReading) async throws(ChatRepositoryError) -> Room?
}

/// A message together with its room's title, where the sender knows it.
public struct RoomMessage: Equatable, Sendable {
    public var message: Message
    /// The room's new title; nil leaves a room as it is and names a new one after its id.
    public var roomTitle: String?

    public init(_ message: Message, roomTitle: String? = nil) {
        self.message = message
        self.roomTitle = roomTitle
    }
}

/// How many messages one `save` added, replaced and skipped.
public struct MessageChanges: Equatable, Sendable {
    public var added: Int
    public var replaced: Int
    public var skipped: Int

    public init(added: Int = 0, replaced: Int = 0, skipped: Int = 0) {
        self.added = added
        self.replaced = replaced
        self.skipped = skipped
    }
}

/// Why rooms or messages could not be read or written.
public enum ChatRepositoryError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The database gave no answer; `reason` is for the log.
    case unavailable(reason: String)

    public var description: String {
        switch self {
        case .unavailable(let reason): reason
        }
    }
}
