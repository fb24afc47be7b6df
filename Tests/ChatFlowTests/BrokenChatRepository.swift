import ChatSupport
import Chats
import Foundation
import StoreErrors
import TestSupport

/// Gives no answer until it is repaired; then it is empty.
actor BrokenChatRepository: ChatRepository {
    private let chats = InMemoryChatRepository()
    /// Whether it never answers who follows.
    private let isHanging: Bool
    private var isBroken = true

    init(isHanging: Bool = false) {
        self.isHanging = isHanging
    }

    func repair() { isBroken = false }

    private func working() throws(StoreError) -> InMemoryChatRepository {
        if isBroken { throw .unavailable(reason: "test") }
        return chats
    }

    func isEmpty() async throws(StoreError) -> Bool { try await working().isEmpty() }
    func room(id: Room.ID) async throws(StoreError) -> Room? { try await working().room(id: id) }
    func rooms() async throws(StoreError) -> [Room] { try await working().rooms() }
    func unreadCount() async throws(StoreError) -> Int { try await working().unreadCount() }
    func message(id: Message.ID) async throws(StoreError) -> Message? { try await working().message(id: id) }
    func messages(in room: Room.ID, _ window: MessageWindow) async throws(StoreError) -> MessagePage? {
        try await working().messages(in: room, window)
    }
    func save(_ messages: [RoomMessage]) async throws(StoreError) -> StoreChanges {
        try await working().save(messages)
    }
    func receive(_ message: IncomingMessage) async throws(StoreError) -> Bool {
        try await working().receive(message)
    }
    func delete(_ id: Message.ID) async throws(StoreError) -> Bool { try await working().delete(id) }
    func markAsRead(
        _ room: Room.ID, key: String, at date: Date, message: Message.ID?
    ) async throws(StoreError) -> Room? {
        try await working().markAsRead(room, key: key, at: date, message: message)
    }
    func markAllAsRead(in room: Room.ID, at date: Date) async throws(StoreError) -> Room? {
        try await working().markAllAsRead(in: room, at: date)
    }
    func send(_ message: OutgoingMessage) async throws(StoreError) -> Message.ID? {
        try await working().send(message)
    }
    func queued(by account: String, limit: Int) async throws(StoreError) -> [OutgoingMessage] {
        try await working().queued(by: account, limit: limit)
    }
    func settle(_ key: String, as delivery: MessageDelivery) async throws(StoreError) {
        try await working().settle(key, as: delivery)
    }
    func removeAccount() async throws(StoreError) { try await working().removeAccount() }

    nonisolated func roomUpdates() -> StoreUpdates<[Room]> {
        failingOrFirst { () async throws(StoreError) in try await self.rooms() }
    }
    nonisolated func messageUpdates(in room: Room.ID, _ window: MessageWindow) -> StoreUpdates<MessagePage?> {
        failingOrFirst { () async throws(StoreError) in try await self.messages(in: room, window) }
    }

    private nonisolated func failingOrFirst<Value: Sendable>(
        _ fetch: @escaping @Sendable () async throws(StoreError) -> Value
    ) -> StoreUpdates<Value> {
        AsyncStream { continuation in
            if isHanging { return }
            Task {
                do throws(StoreError) {
                    continuation.yield(.success(try await fetch()))
                } catch {
                    continuation.yield(.failure(error))
                }
                continuation.finish()
            }
        }
    }
}
