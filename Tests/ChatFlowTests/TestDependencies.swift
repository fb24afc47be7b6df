import ChatFlow
import Chats
import Foundation
import Launches
import Navigation

/// The flow's dependencies over repositories alone, with a backend that cannot be reached.
struct TestDependencies: ChatDependencies {
    let chats: any ChatRepository
    let outbox: MessageOutbox

    /// - Parameter queue: where written messages go; nil for the repository.
    init(chats: any ChatRepository, queue: (any MessageQueue)? = nil) {
        self.chats = chats
        outbox = MessageOutbox(
            queue ?? chats, sender: NoBackend(), account: { AccountID("1") }, now: Self.nextSecond, report: { _ in })
    }

    /// What is written later is later, whoever wrote it.
    @MainActor private static var now = Date(timeIntervalSince1970: 900)

    @MainActor
    private static func nextSecond() -> Date {
        now += 1
        return now
    }
}

private struct NoBackend: MessageSender {
    func send(_ message: OutgoingMessage) async throws(MessageSendingError) { throw .unreachable(reason: "test") }
}

extension RoomMessage {
    /// The message of that number in room 5, a second after the one before.
    static func sample(_ id: Message.ID) -> RoomMessage {
        let sentAt = Date(timeIntervalSince1970: TimeInterval(id))
        return RoomMessage(
            Message(id: id, roomID: 5, author: "Kim", text: "message \(id)", sentAt: sentAt), roomTitle: "Five")
    }
}
