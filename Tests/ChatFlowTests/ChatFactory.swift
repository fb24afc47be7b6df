import ChatFlow
import Chats
import Foundation
import Navigation

/// The flow's needs, met by repositories alone.
struct ChatFactory: ChatFlowFactory {
    let chats: any ChatRepository
    /// Where written messages go; nil for the repository.
    var queue: (any MessageQueue)?

    func send(_ text: String, to room: Room.ID) async throws(RouteError) {
        let message = OutgoingMessage(
            key: text, roomID: room, account: "1", author: "You", text: text,
            sentAt: Date(timeIntervalSince1970: 900 + Double(text.utf8.last ?? 0)))
        _ = try await send(message)
    }

    func send(_ message: OutgoingMessage) async throws(RouteError) -> Message.ID {
        try await askStore(await (queue ?? chats).send(message) ?? 0)
    }

    func sendQueued(by account: String) async {}
}

extension RoomMessage {
    /// The message of that number in room 5, a second after the one before.
    static func sample(_ id: Message.ID) -> RoomMessage {
        let sentAt = Date(timeIntervalSince1970: TimeInterval(id))
        return RoomMessage(
            Message(id: id, roomID: 5, author: "Kim", text: "message \(id)", sentAt: sentAt), roomTitle: "Five")
    }
}
