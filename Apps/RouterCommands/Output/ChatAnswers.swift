import AppFlow
import Chats
import DeepLinks
import Timestamps

/// One room in JSON.
struct RoomAnswer: Encodable {
    private let room: Room

    init(_ room: Room) {
        self.room = room
    }

    private enum Key: CodingKey { case id, title, unread, readAt, lastMessage, lastMessageAt }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(room.id, forKey: .id)
        try container.encode(room.title, forKey: .title)
        try container.encode(room.unreadCount, forKey: .unread)
        try container.encode(room.readAt.map(RFC3339.string), forKey: .readAt)
        try container.encode(room.lastMessage, forKey: .lastMessage)
        try container.encode(room.lastMessageAt.map(RFC3339.string), forKey: .lastMessageAt)
    }
}

/// One message in JSON.
struct MessageAnswer: Encodable {
    private let message: Message

    init(_ message: Message) {
        self.message = message
    }

    private enum Key: CodingKey { case id, roomId, author, text, sentAt, state }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(message.id, forKey: .id)
        try container.encode(message.roomID, forKey: .roomId)
        try container.encode(message.author, forKey: .author)
        try container.encode(message.text, forKey: .text)
        try container.encode(RFC3339.string(from: message.sentAt), forKey: .sentAt)
        try container.encode(message.delivery?.rawValue, forKey: .state)
    }
}

/// What `send` answers.
struct SendAnswer: Encodable {
    let error: Answer.Failure?
    /// The message's id; nil if none was written.
    let id: Message.ID?
    /// How far it has come; nil if none was written, or it was deleted since.
    let state: String?

    init(errorCode: String, language: Language) {
        error = Answer.Failure(errorCode, in: language)
        id = nil
        state = nil
    }

    init(_ id: Message.ID, _ delivery: MessageDelivery?) {
        error = nil
        self.id = id
        state = delivery?.rawValue
    }

    private enum Key: CodingKey { case outcome, error, id, state }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(error == nil ? "written" : "failed", forKey: .outcome)
        try container.encode(error, forKey: .error)
        try container.encode(id, forKey: .id)
        try container.encode(state, forKey: .state)
    }
}
