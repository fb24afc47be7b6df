public import Chats
public import Foundation
public import Launches
public import Navigation

/// The user's own messages: stores them in their rooms, and has them sent to the backend.
@MainActor
public struct MessageOutbox {
    private let queue: any MessageQueue
    private let dispatch: MessageDispatch
    private let account: @MainActor () -> AccountID?
    private let now: @MainActor () -> Date

    /// - Parameters:
    ///   - queue: holds the messages until the backend has them.
    ///   - dispatch: sends what is queued.
    ///   - account: who is signed in; nil if nobody is.
    ///   - now: the clock.
    public init(
        _ queue: any MessageQueue, dispatch: MessageDispatch, account: @escaping @MainActor () -> AccountID?,
        now: @escaping @MainActor () -> Date
    ) {
        self.queue = queue
        self.dispatch = dispatch
        self.account = account
        self.now = now
    }

    /// Stores what the user wrote in a room, and sends it if the backend can be reached.
    public func send(_ text: String, to room: Room.ID) async throws(RouteError) {
        guard let account = account() else { throw .contentNotFound }
        let message = OutgoingMessage(
            key: UUID().uuidString, roomID: room, account: account.description,
            author: Message.ownAuthor, text: text, sentAt: now())
        _ = try await store(message)
        // Nobody waits for the backend: the message stands in its room, and says itself how far it has come.
        Task { await flush(for: account.description) }
    }

    /// Stores a message in its room, where it is queued.
    /// - Returns: the message's id; of one that was stored under its key before, that one's.
    /// - Throws: `RouteError` of the store. The message's `delivery` shows the backend's answer.
    public func store(_ message: OutgoingMessage) async throws(RouteError) -> Message.ID {
        let stored = try await askStore(await queue.send(message))
        guard let stored else { throw .contentNotFound }
        return stored
    }

    /// Sends an account's queued messages, if the backend can be reached.
    public func flush(for account: String) async { await dispatch.sendQueued(by: account) }
}
