import Chats

/// Stands in for the rooms when their file cannot be opened.
struct UnavailableChatRepository: ChatRepository {
    let reason: String

    private var error: ChatRepositoryError { .unavailable(reason: reason) }

    func room(id: Room.ID) async throws(ChatRepositoryError) -> Room? { throw error }
    func rooms() async throws(ChatRepositoryError) -> [Room] { throw error }
    func message(id: Message.ID) async throws(ChatRepositoryError) -> Message? { throw error }
    func lastMessages(in room: Room.ID, limit: Int) async throws(ChatRepositoryError) -> [Message] { throw error }
    func save(_ messages: [RoomMessage]) async throws(ChatRepositoryError) -> MessageChanges { throw error }
    func send(_ message: OutgoingMessage) async throws(ChatRepositoryError) -> Message.ID? { throw error }
    func markAsRead(_ reading: RoomReading) async throws(ChatRepositoryError) -> Room? { throw error }
}
