import ChatFlow
public import Chats
import Foundation
import Launches
public import Navigation

extension MessengerContainer {
    public func send(_ text: String, to room: Room.ID) async throws(RouteError) {
        guard let account = account() else { throw .contentNotFound }
        let message = OutgoingMessage(
            key: UUID().uuidString, roomID: room, account: account.description,
            author: Message.ownAuthor, text: text, sentAt: now())
        _ = try await send(message)
        // Nobody waits for the backend: the message stands in its room, and says itself how far it has come.
        Task { await sendQueued(by: account.description) }
    }

    public func send(_ message: OutgoingMessage) async throws(RouteError) -> Message.ID {
        let sent = try await askStore(await chats.send(message))
        guard let sent else { throw .contentNotFound }
        return sent
    }

    public func sendQueued(by account: String) async { await dispatch.sendQueued(by: account) }
}
