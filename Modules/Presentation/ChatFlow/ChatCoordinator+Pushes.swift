public import AppFlow
import Chats
public import Foundation
public import Launches
public import Navigation

extension ChatCoordinator {
    /// A push without a message of its own leaves nothing in its room, and a room at an old message does not show a new
    /// one.
    public func shows(_ push: ReceivedPush) -> Bool? {
        guard push.target?.roomID != nil else { return nil }
        return IncomingMessage(push)?.isSeen ?? false
    }

    public func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool {
        guard let message = IncomingMessage(push) else { return false }
        return try await askStore(await chats.receive(message))
    }

    /// Marks the messages of the visible room as read.
    public func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError) {
        guard let id = screen.roomID else { return }
        let room = try await askStore(await chats.room(id: id))
        guard let room, room.unreadCount > 0 else { return }
        _ = try await askStore(await chats.markAllAsRead(in: id, at: date))
    }

    public func flushOutbox(for account: AccountID) async { await outbox.flush(for: account.description) }

    public func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool {
        try await askStore(await chats.queued(by: account.description, limit: 1).isEmpty)
    }

    public func removeAccount() async throws(RouteError) {
        try await askStore(await chats.removeAccount())
    }

    /// All that is unread.
    public func badge() async throws(RouteError) -> Int? {
        try await askStore(await chats.unreadCount())
    }
}
