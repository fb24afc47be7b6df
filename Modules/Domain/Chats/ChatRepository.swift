public import Foundation
public import StoreErrors

/// Where rooms and messages are kept; the flow that shows them knows nothing more of it.
///
/// Every function throws `StoreError` if the database cannot be used.
public protocol ChatRepository: MessageQueue {
    /// Whether there is no room at all.
    func isEmpty() async throws(StoreError) -> Bool

    /// The room of that id, or nil if there is none.
    func room(id: Room.ID) async throws(StoreError) -> Room?

    /// All rooms, the one with the newest message first, empty rooms last, then by id.
    func rooms() async throws(StoreError) -> [Room]

    /// The rooms at once, and again after each change, for one consumer.
    func roomUpdates() -> StoreUpdates<[Room]>

    /// How many messages are unread in all rooms together, as the app's badge shows it.
    func unreadCount() async throws(StoreError) -> Int

    /// The message of that id, or nil if there is none.
    func message(id: Message.ID) async throws(StoreError) -> Message?

    /// A room with some of its messages; nil if there is no such room. It costs the same however many there are.
    func messages(in room: Room.ID, _ window: MessageWindow) async throws(StoreError) -> MessagePage?

    /// The same at once, and again after each change, for one consumer.
    func messageUpdates(in room: Room.ID, _ window: MessageWindow) -> StoreUpdates<MessagePage?>

    /// Keeps the messages and makes the rooms that they name, all of them or none: an equal one is skipped, one of the
    /// same id but other content replaced. One without a `delivery` keeps the one that it has.
    func save(_ messages: [RoomMessage]) async throws(StoreError) -> StoreChanges

    /// Stores a received message in its room, and makes the room if there is none. An existing message is not changed,
    /// and a deleted one does not return.
    /// - Returns: whether it is new.
    @discardableResult
    func receive(_ message: IncomingMessage) async throws(StoreError) -> Bool

    /// Takes a message out of its room. One that is queued is not sent any more.
    /// - Returns: whether there was one.
    @discardableResult
    func delete(_ id: Message.ID) async throws(StoreError) -> Bool

    /// Keeps that a room was read, unless that was said under this key before; the first stands. An earlier moment than
    /// one that is known takes nothing back.
    /// - Parameters:
    ///   - room: the room.
    ///   - key: the same for every attempt to say this once, and for no other.
    ///   - date: when it was read.
    ///   - message: a message that is read in any case, with what came before it; nil for none.
    /// - Returns: the room as it is then; nil if there is no such room.
    @discardableResult
    func markAsRead(
        _ room: Room.ID, key: String, at date: Date, message: Message.ID?
    ) async throws(StoreError) -> Room?

    /// Keeps that all that is in a room was seen.
    /// - Parameters:
    ///   - room: the room.
    ///   - date: when; what is dated later and there already is read, too.
    /// - Returns: the room as it is then; nil if there is no such room.
    @discardableResult
    func markAllAsRead(in room: Room.ID, at date: Date) async throws(StoreError) -> Room?

    /// Deletes a signed-out account's content: the messages of its pushes, its own messages, queued or not, its marks
    /// of read and deleted messages, and rooms that are empty then. Messages that only `save` stored stay, unread.
    func removeAccount() async throws(StoreError)
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
