/// The way to a team's backend, which is given each message that the user writes.
public protocol MessageSender: Sendable {
    /// Hands over a message. It may come again after a death or a lost answer, under the same key: the backend keeps keys
    /// unique, so that the message stands once.
    /// - Throws: ``MessageSendingError``.
    func send(_ message: OutgoingMessage) async throws(MessageSendingError)
}

/// Why a backend does not have a message.
public enum MessageSendingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// It gave no answer; `reason` is for the log. The message stays queued.
    case unreachable(reason: String)
    /// It does not take the message, now or later.
    case refused(reason: String)

    public var description: String {
        switch self {
        case .unreachable(let reason): "unreachable: \(reason)"
        case .refused(let reason): "refused: \(reason)"
        }
    }
}
