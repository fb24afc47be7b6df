public import StoreErrors

/// Keeps the user's messages until the backend has them.
///
/// Every function throws `StoreError` if the database cannot be used.
public protocol MessageQueue: Sendable {
    /// Puts a message into its room as queued, unless one was sent under its key before; the first stands, even if it
    /// was deleted.
    /// - Returns: the message's id, which is below zero and so no server's; nil if there is no such room.
    func send(_ message: OutgoingMessage) async throws(StoreError) -> Message.ID?

    /// An account's queued messages, the oldest first.
    /// - Parameters:
    ///   - account: whose messages.
    ///   - limit: how many at most.
    func queued(by account: String, limit: Int) async throws(StoreError) -> [OutgoingMessage]

    /// Stores a message's delivery. One that was deleted meanwhile stays deleted.
    /// - Parameters:
    ///   - key: the one that it was sent under.
    ///   - delivery: its new state.
    func settle(_ key: String, as delivery: MessageDelivery) async throws(StoreError)
}
