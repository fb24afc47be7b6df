import Chats
import Timestamps

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
