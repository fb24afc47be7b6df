import Chats

/// Stands in for a backend, which the demo has none of: it takes every message while the phone is online, unless a
/// command wants it otherwise. A team puts its own here.
@MainActor
final class LocalMessageSender: MessageSender {
    private var error: MessageSendingError?
    private var isOnline: @MainActor () -> Bool = { true }

    /// - Parameter error: what it answers from now on.
    func answer(with error: MessageSendingError) { self.error = error }

    func follow(_ isOnline: @escaping @MainActor () -> Bool) { self.isOnline = isOnline }

    func send(_ message: OutgoingMessage) async throws(MessageSendingError) {
        if let error { throw error }
        guard isOnline() else { throw .unreachable(reason: "the phone is offline") }
    }
}
