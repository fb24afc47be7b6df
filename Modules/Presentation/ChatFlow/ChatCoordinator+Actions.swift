public import AppFlow
import Chats
import DeepLinks
import Foundation
import Launches
public import Navigation
public import Notifications

extension ChatCoordinator {
    public nonisolated static let categories = [
        NotificationCategory(
            "chat-message",
            actions: [NotificationAction("reply", .performWithText), NotificationAction(markAsRead, .perform)])
    ]

    private nonisolated static let markAsRead = "mark-as-read"

    /// An action is for the room that a tap would open.
    public func perform(_ action: ActionRequest) async throws(RouteError) {
        guard let room = action.target?.roomID else { throw .contentNotFound }
        if action.action == Self.markAsRead {
            try await markAsRead(room, by: action)
        } else {
            let reply = try message(of: action, to: room)
            _ = try await outbox.store(reply)
        }
    }

    /// What came after the user acted stays unread, but for the message that they acted on: it may be dated later.
    private func markAsRead(_ id: Room.ID, by action: ActionRequest) async throws(RouteError) {
        let message = Message.ID(of: action.notification, linking: action.parameters)
        let key = action.key.description
        let room = try await askStore(await chats.markAsRead(id, key: key, at: action.date, message: message))
        if room == nil { throw .contentNotFound }
    }

    private func message(of action: ActionRequest, to room: Room.ID) throws(RouteError) -> OutgoingMessage {
        guard let text = action.text, text.contains(where: { !$0.isWhitespace }) else {
            throw .link(.invalidParameter(name: "text", expected: "text", found: action.text))
        }
        return OutgoingMessage(
            key: action.key.description, roomID: room, account: action.account.description, author: Message.ownAuthor,
            text: text, sentAt: action.date)
    }
}
