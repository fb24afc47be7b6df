public import AppFlow
import ChatFlow
import Chats
import DeepLinks
public import Foundation
public import Launches
public import Navigation
import Notifications
import Timestamps

extension MessengerCoordinator {
    /// A push without a message of its own leaves nothing in its room, and a room at an old message does not show a new one.
    public func shows(_ push: ReceivedPush) -> Bool { IncomingMessage(push)?.isSeen ?? false }

    public func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool {
        guard let message = IncomingMessage(push) else { return false }
        do {
            return try await factory.chats.receive(message)
        } catch {
            throw RouteError(error)
        }
    }

    public func didShow(_ screen: Screen, to account: AccountID, at date: Date) async throws(RouteError) {
        try await chat.didShow(screen, at: date)
    }

    public func flushOutbox(for account: AccountID) async { await factory.sendQueued(by: account.description) }

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

extension IncomingMessage {
    /// The message that a push carries: its room is the one that a tap opens, its id stands under `messageId` or in the
    /// link. Where `author`, `text` and `sentAt` (RFC 3339) are missing, they are the alert's title and body, and the time
    /// of delivery; `room` titles a room that is new. Nil if it carries none: without an id nobody could tell it from
    /// another.
    init?(_ push: ReceivedPush) {
        let payload = push.payload
        guard let room = push.target?.roomID,
            let id = Message.ID(of: payload, linking: push.parameters),
            let author = payload.text("author") ?? payload.title, let text = payload.text("text") ?? payload.body
        else { return nil }
        let sentAt = payload.text("sentAt").flatMap { RFC3339.date(from: $0) } ?? push.deliveredAt
        self.init(
            Message(id: id, roomID: room, author: author, text: text, sentAt: sentAt), roomTitle: payload.text("room"),
            arrivedAt: push.deliveredAt,
            isSeen: push.visible?.roomID == room && push.visible?.showsNewest(push.content) == true)
    }
}

extension Screen {
    /// Whether a room displays what is newest, or will once it is loaded. One that opens at a message may not.
    fileprivate func showsNewest(_ content: ScreenContent?) -> Bool {
        switch content?.status ?? .loading {
        case .loading: arguments.isEmpty
        case .failed: false
        case .ready, .empty: content?.actions.contains(.later) == false
        }
    }
}
