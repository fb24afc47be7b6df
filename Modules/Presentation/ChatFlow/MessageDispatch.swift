public import Chats

/// Sends queued messages to the backend, one at a time, in the order in which they were written.
public actor MessageDispatch {
    private let queue: any MessageQueue
    private let sender: any MessageSender
    private let report: @Sendable (any Error) -> Void
    private var lastRun: Task<Void, Never>?

    /// - Parameters:
    ///   - queue: holds the user's messages.
    ///   - sender: sends to the backend.
    ///   - report: receives each error of the queue or the backend.
    public init(
        _ queue: any MessageQueue, sender: any MessageSender, report: @escaping @Sendable (any Error) -> Void
    ) {
        self.queue = queue
        self.sender = sender
        self.report = report
    }

    /// Sends what an account has queued, after whatever is under way. What the backend cannot be reached for stays
    /// queued, with all that was written after it.
    public func sendQueued(by account: String) async {
        let earlier = lastRun
        let run = Task {
            await earlier?.value
            await self.run(for: account)
        }
        lastRun = run
        await run.value
    }

    private func run(for account: String) async {
        do {
            var sent: String?
            // One at a time: the next may be deleted meanwhile, or its account may sign out. One that is still first
            // after it was settled, as in a damaged file, would be sent for ever.
            while let message = try await queue.queued(by: account, limit: 1).first, message.key != sent {
                guard let delivery = await hand(over: message) else { return }
                try await queue.settle(message.key, as: delivery)
                sent = message.key
            }
        } catch {
            report(error)
        }
    }

    /// Nil if the backend cannot be reached.
    private func hand(over message: OutgoingMessage) async -> MessageDelivery? {
        do throws(MessageSendingError) {
            try await sender.send(message)
            return .sent
        } catch {
            report(error)
            switch error {
            case .unreachable: return nil
            case .refused: return .failed
            }
        }
    }
}
