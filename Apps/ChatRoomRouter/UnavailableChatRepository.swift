import Chats
import Foundation

/// Stands in for the rooms when their file cannot be opened.
struct UnavailableChatRepository: ChatRepository {
    let reason: String

    private var error: ChatRepositoryError { .refused(reason: reason) }

    func isEmpty() async throws(ChatRepositoryError) -> Bool { throw error }
    func room(id: Room.ID) async throws(ChatRepositoryError) -> Room? { throw error }
    func rooms() async throws(ChatRepositoryError) -> [Room] { throw error }
    func message(id: Message.ID) async throws(ChatRepositoryError) -> Message? { throw error }
    func roomUpdates() -> ChatUpdates<[Room]> { failed() }
    func unreadCount() async throws(ChatRepositoryError) -> Int { throw error }
    func messages(in room: Room.ID, _ window: MessageWindow) async throws(ChatRepositoryError) -> MessagePage? {
        throw error
    }
    func messageUpdates(in room: Room.ID, _ window: MessageWindow) -> ChatUpdates<MessagePage?> { failed() }
    func receive(_ message: IncomingMessage) async throws(ChatRepositoryError) -> Bool { throw error }
    func delete(_ id: Message.ID) async throws(ChatRepositoryError) -> Bool { throw error }
    func save(_ messages: [RoomMessage]) async throws(ChatRepositoryError) -> MessageChanges { throw error }
    func send(_ message: OutgoingMessage) async throws(ChatRepositoryError) -> Message.ID? { throw error }
    func markAsRead(_ reading: RoomReading) async throws(ChatRepositoryError) -> Room? { throw error }
    func markAllAsRead(in room: Room.ID, at date: Date) async throws(ChatRepositoryError) -> Room? { throw error }
    func queued(by account: String, limit: Int) async throws(ChatRepositoryError) -> [OutgoingMessage] { throw error }
    func settle(_ key: String, as delivery: MessageDelivery) async throws(ChatRepositoryError) { throw error }
    func removeAccount() async throws(ChatRepositoryError) { throw error }

    private func failed<Value>() -> ChatUpdates<Value> {
        AsyncStream { continuation in
            continuation.yield(.failure(error))
            continuation.finish()
        }
    }
}
