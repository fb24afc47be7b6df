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
