public import AppFlow
import Chats
public import Foundation
public import Launches
public import Navigation

extension ChatCoordinator {
    /// A push without a message of its own leaves nothing in its room, and a room at an old message does not show a new one.
    public func shows(_ push: ReceivedPush) -> Bool? {
        guard push.target?.roomID != nil else { return nil }
        return IncomingMessage(push)?.isSeen ?? false
    }

    public func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool {
        guard let message = IncomingMessage(push) else { return false }
        do {
            return try await factory.chats.receive(message)
        } catch {
            throw RouteError(error)
        }
    }

    /// Marks the messages of the visible room as read.
    public func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError) {
        guard let id = screen.roomID else { return }
        do {
            guard let room = try await factory.chats.room(id: id), room.unreadCount > 0 else { return }
            try await factory.chats.markAllAsRead(in: id, at: date)
        } catch {
            throw RouteError(error)
        }
    }

    public func flushOutbox(for account: AccountID) async { await factory.sendQueued(by: account.description) }

    public func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool {
        do {
            return try await factory.chats.queued(by: account.description, limit: 1).isEmpty
        } catch {
            throw RouteError(error)
        }
    }

    public func removeAccount() async throws(RouteError) {
        do {
            try await factory.chats.removeAccount()
        } catch {
            throw RouteError(error)
        }
    }

    /// All that is unread.
    public func badge() async throws(RouteError) -> Int? {
        do {
            return try await factory.chats.unreadCount()
        } catch {
            throw RouteError(error)
        }
    }
}
