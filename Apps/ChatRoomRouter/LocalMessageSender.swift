import Chats

/// Stands in for a backend, which the demo has none of: it takes every message. A team puts its own here.
struct LocalMessageSender: MessageSender {
    func send(_ message: OutgoingMessage) async throws(MessageSendingError) {}
}
