public import Chats
public import TestSupport

/// A backend that takes each message once, by its key, unless a test says otherwise.
public actor ChatBackend: MessageSender, Followed {
    /// What it has, in the order in which it came.
    public private(set) var messages: [OutgoingMessage] = []
    /// How many handed it a message that it had.
    public private(set) var repetitions = 0
    private var error: MessageSendingError?
    private var refusedText: String?
    private var losesAnswers = false
    private var followers = Followers()

    public init() {}

    public func join() -> AsyncStream<Void> { followers.join() }

    /// - Parameter error: what it answers from now on; nil to take messages again.
    public func answer(with error: MessageSendingError?) { self.error = error }

    /// It takes what it is given, but its answers do not arrive.
    public func loseAnswers(_ loses: Bool) { losesAnswers = loses }

    public func refuse(_ text: String) { refusedText = text }

    public func send(_ message: OutgoingMessage) async throws(MessageSendingError) {
        if let error { throw error }
        if message.text == refusedText { throw .refused(reason: "test") }
        if messages.contains(where: { $0.key == message.key }) {
            repetitions += 1
        } else {
            messages.append(message)
            followers.tell()
        }
        if losesAnswers { throw .unreachable(reason: "lost answer") }
    }
}
