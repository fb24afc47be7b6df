public import Chats
public import Foundation
public import Launches
public import Navigation

/// The user's own messages: stores them in their rooms, and sends them to the backend one at a time, in the order in
/// which they were written.
@MainActor
public final class MessageOutbox {
    private let queue: any MessageQueue
    private let sender: any MessageSender
    private let account: CurrentAccount
    private let now: @MainActor () -> Date
    private let report: (any Error) -> Void
    private var lastRun: Task<Void, Never>?

    /// - Parameters:
    ///   - queue: holds the messages until the backend has them.
    ///   - sender: sends to the backend.
    ///   - account: who is signed in; nil if nobody is.
    ///   - now: the clock.
    ///   - report: receives each error of the queue or the backend.
    public init(
        _ queue: any MessageQueue, sender: any MessageSender, account: @escaping CurrentAccount,
        now: @escaping @MainActor () -> Date, report: @escaping (any Error) -> Void
    ) {
        self.queue = queue
        self.sender = sender
        self.account = account
        self.now = now
        self.report = report
    }

    /// Stores what the user wrote in a room, and sends it if the backend can be reached.
    public func send(_ text: String, to room: Room.ID) async throws(RouteError) {
        guard let account = try await askStore(try account()) else { throw .contentNotFound }
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

    /// Sends what an account has queued, after whatever is under way. What the backend cannot be reached for stays
    /// queued, with all that was written after it.
    public func flush(for account: String) async {
        let earlier = lastRun
        let run = Task {
            await earlier?.value
            await sendQueued(by: account)
        }
        lastRun = run
        await run.value
    }

    private func sendQueued(by account: String) async {
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
