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

/// Sends each message that the user writes to a team's backend.
public protocol MessageSender: Sendable {
    /// Sends a message. It is sent again under the same key after a crash or a lost answer: the backend keeps keys
    /// unique, so that the message stands once.
    /// - Throws: ``MessageSendingError``.
    func send(_ message: OutgoingMessage) async throws(MessageSendingError)
}

/// Why a backend does not have a message.
public enum MessageSendingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// It gave no answer; `reason` is for the log. The message stays queued.
    case unreachable(reason: String)
    /// It refused the message for good.
    case refused(reason: String)

    public var description: String {
        switch self {
        case .unreachable(let reason): "unreachable: \(reason)"
        case .refused(let reason): "refused: \(reason)"
        }
    }
}
