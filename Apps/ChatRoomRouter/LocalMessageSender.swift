import Chats

/// Stands in for a backend, which the demo has none of: it takes every message, unless a command wants it otherwise. A team
/// puts its own here.
actor LocalMessageSender: MessageSender {
    private var error: MessageSendingError?

    /// - Parameter error: what it answers from now on.
    func answer(with error: MessageSendingError) { self.error = error }

    func send(_ message: OutgoingMessage) async throws(MessageSendingError) {
        if let error { throw error }
    }
}
