import ChatFlow
import ChatSupport
import Chats
import Foundation
import Launches
import StoreErrors
import TestSupport
import Testing

@MainActor
@Suite struct MessageOutboxTests {
    private let chats = InMemoryChatRepository()
    private let backend = ChatBackend()

    /// Of a new process each time.
    private func outbox(
        _ queue: (any MessageQueue)? = nil, to sender: (any MessageSender)? = nil
    ) -> MessageOutbox {
        MessageOutbox(
            queue ?? chats, sender: sender ?? backend, account: { AccountID("1") }, now: { .now }, report: { _ in })
    }

    private func write(_ texts: [String], account: String = "1") async throws {
        let sentAt = Date(timeIntervalSince1970: 1_800_000_000)
        _ = try await chats.save([
            RoomMessage(Message(id: 1, roomID: 5, author: "A", text: "Hello", sentAt: sentAt))
        ])
        for text in texts {
            let message = OutgoingMessage(
                key: "key of \(text)", roomID: 5, account: account, author: "You", text: text, sentAt: sentAt)
            _ = try await chats.send(message)
        }
    }

    /// The newest first, as ids fall.
    private func deliveries() async throws -> [MessageDelivery] {
        try await chats.lastMessages(in: 5, limit: 9).compactMap(\.delivery)
    }

    @Test func `P2, P9: a message that stays queued whatever is settled, as in a damaged file, is sent once in a run`()
        async
    {
        await outbox(DamagedMessageQueue()).flush(for: "1")
        #expect(await backend.messages.map(\.text) == ["stuck"])
        #expect(await backend.repetitions == 0)
    }

    @Test func `a message whose answer was lost comes again under its key, and stands once`() async throws {
        try await write(["one"])
        await backend.loseAnswers(true)
        await outbox().flush(for: "1")
        #expect(try await deliveries() == [.queued])
        await backend.loseAnswers(false)
        await outbox().flush(for: "1")
        await outbox().flush(for: "1")
        #expect(await backend.messages.map(\.text) == ["one"])
        #expect(await backend.repetitions == 1)
        #expect(try await deliveries() == [.sent])
    }

    @Test func `what the backend refuses has failed, and holds nothing up`() async throws {
        try await write(["one", "two"])
        await backend.refuse("one")
        await outbox().flush(for: "1")
        #expect(await backend.messages.map(\.text) == ["two"])
        #expect(try await deliveries() == [.sent, .failed])
    }

    @Test func `P4: another account's messages wait for it`() async throws {
        try await write(["one"])
        try await write(["two"], account: "2")
        await outbox().flush(for: "2")
        #expect(await backend.messages.map(\.text) == ["two"])
        #expect(try await deliveries() == [.sent, .queued])
    }

    @Test func `what is deleted while a message before it is being sent is not sent`() async throws {
        try await write(["one", "two", "three"])
        let backend = BusyBackend { [chats] in _ = try await chats.delete(-2) }
        await outbox(to: backend).flush(for: "1")
        #expect(await backend.texts == ["one", "three"])
    }

    @Test func `P4: after a sign-out nothing more is sent, though a message is being sent`() async throws {
        try await write(["one", "two"])
        let backend = BusyBackend { [chats] in try await chats.removeAccount() }
        await outbox(to: backend).flush(for: "1")
        #expect(await backend.texts == ["one"])
    }

    @Test func `all who ask at once are answered when everything is sent, once`() async throws {
        try await write(["one", "two", "three"])
        let outbox = outbox()
        await withTaskGroup { group in
            for _ in 1...10 { group.addTask { await outbox.flush(for: "1") } }
        }
        #expect(await backend.messages.map(\.text) == ["one", "two", "three"])
        #expect(await backend.repetitions == 0)
        #expect(try await deliveries() == [.sent, .sent, .sent])
    }
}

/// Does something else while the first message is being sent.
private actor BusyBackend: MessageSender {
    private(set) var texts: [String] = []
    private let meanwhile: @Sendable () async throws -> Void

    init(meanwhile: @escaping @Sendable () async throws -> Void) {
        self.meanwhile = meanwhile
    }

    func send(_ message: OutgoingMessage) async throws(MessageSendingError) {
        texts.append(message.text)
        if texts.count == 1 { try? await meanwhile() }
    }
}

/// What settles a message does not find it.
private struct DamagedMessageQueue: MessageQueue {
    func send(_ message: OutgoingMessage) async throws(StoreError) -> Message.ID? { nil }

    func queued(by account: String, limit: Int) async throws(StoreError) -> [OutgoingMessage] {
        [OutgoingMessage(key: "key", roomID: 5, account: account, author: "You", text: "stuck", sentAt: .distantPast)]
    }

    func settle(_ key: String, as delivery: MessageDelivery) async throws(StoreError) {}
}
