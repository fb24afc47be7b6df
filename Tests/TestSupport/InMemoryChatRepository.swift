public import Chats
import Foundation

/// Rooms and messages in memory.
public actor InMemoryChatRepository: ChatRepository {
    private var titles: [Room.ID: String] = [:]
    private var messages: [Message.ID: Message] = [:]
    private var sent: [String: Message.ID] = [:]
    private var readings: [String: RoomReading] = [:]

    public init() {}

    public func room(id: Room.ID) async throws(ChatRepositoryError) -> Room? { titles[id].map { room(id, $0) } }

    public func rooms() async throws(ChatRepositoryError) -> [Room] {
        titles.map { room($0.key, $0.value) }.sorted { one, other in
            guard one.lastMessageAt != other.lastMessageAt else { return one.id < other.id }
            guard let first = one.lastMessageAt, let second = other.lastMessageAt else {
                return one.lastMessageAt != nil
            }
            return first > second
        }
    }

    public func message(id: Message.ID) async throws(ChatRepositoryError) -> Message? { messages[id] }

    public func lastMessages(in room: Room.ID, limit: Int) async throws(ChatRepositoryError) -> [Message] {
        Array(sorted(in: room).suffix(max(limit, 0)))
    }

    public func save(_ messages: [RoomMessage]) async throws(ChatRepositoryError) -> MessageChanges {
        var changes = MessageChanges()
        for var row in messages {
            row.message.sentAt = row.message.sentAt.inMilliseconds
            titles[row.message.roomID] = row.roomTitle ?? titles[row.message.roomID] ?? String(row.message.roomID)
            switch self.messages.updateValue(row.message, forKey: row.message.id) {
            case nil: changes.added += 1
            case row.message?: changes.skipped += 1
            default: changes.replaced += 1
            }
        }
        return changes
    }

    public func send(_ message: OutgoingMessage) async throws(ChatRepositoryError) -> Message.ID? {
        if let known = sent[message.key] { return known }
        guard titles[message.roomID] != nil else { return nil }
        let id = min(messages.keys.min() ?? 0, 0) - 1
        messages[id] = Message(
            id: id, roomID: message.roomID, author: message.author, text: message.text,
            sentAt: message.sentAt.inMilliseconds)
        sent[message.key] = id
        return id
    }

    public func markAsRead(_ reading: RoomReading) async throws(ChatRepositoryError) -> Room? {
        guard let title = titles[reading.roomID] else { return nil }
        if readings[reading.key] == nil { readings[reading.key] = reading }
        return room(reading.roomID, title)
    }

    private func room(_ id: Room.ID, _ title: String) -> Room {
        let last = sorted(in: id).last
        let readAt = readings.values.filter { $0.roomID == id }.map(\.readAt.inMilliseconds).max()
        return Room(id: id, title: title, lastMessage: last?.text, lastMessageAt: last?.sentAt, readAt: readAt)
    }

    private func sorted(in room: Room.ID) -> [Message] {
        messages.values.filter { $0.roomID == room }.sorted { ($0.sentAt, $0.id) < ($1.sentAt, $1.id) }
    }
}
