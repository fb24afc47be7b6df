import Chats
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
