import Chats
import Foundation

/// Something that happens to the messages, and what is to be seen of it.
enum ChatOperation {
    case send(key: String, room: Room.ID, at: Date)
    case settle(key: String, MessageDelivery)
    case save(id: Message.ID, room: Room.ID, text: String, at: Date, isOwn: Bool)
    case receive(id: Message.ID, room: Room.ID, sentAt: Date, arrivedAt: Date, isSeen: Bool)
    case read(key: String, room: Room.ID, at: Date)
    case readAll(room: Room.ID, at: Date)
    case delete(id: Message.ID)
    case page(room: Room.ID, MessageWindow)
    case removeAccount

    /// What it answers, in words that can be compared.
    func apply(to chats: any ChatRepository) async throws -> String {
        switch self {
        case .send(let key, let room, let date):
            return Self.text(
                try await chats.send(
                    OutgoingMessage(key: key, roomID: room, account: "1", author: "You", text: key, sentAt: date)))
        case .settle(let key, let delivery):
            try await chats.settle(key, as: delivery)
            return ""
        case .save(let id, let room, let text, let date, let isOwn):
            let message = Message(
                id: id, roomID: room, author: "A", text: text, sentAt: date, delivery: isOwn ? .sent : nil)
            let changes = try await chats.save([RoomMessage(message)])
            return Self.text(changes)
        case .receive(let id, let room, let sentAt, let arrivedAt, let isSeen):
            let message = Message(id: id, roomID: room, author: "A", text: "push", sentAt: sentAt)
            return Self.text(
                try await chats.receive(IncomingMessage(message, arrivedAt: arrivedAt, isSeen: isSeen)))
        case .read(let key, let room, let date):
            return Self.text(try await chats.markAsRead(room, key: key, at: date, message: nil))
        case .readAll(let room, let date):
            return Self.text(try await chats.markAllAsRead(in: room, at: date))
        case .delete(let id):
            return Self.text(try await chats.delete(id))
        case .page(let room, let window):
            return Self.text(try await chats.messages(in: room, window))
        case .removeAccount:
            try await chats.removeAccount()
            return ""
        }
    }

    static func text(_ answer: Any?) -> String { answer.map { "\($0)" } ?? "nil" }
}
