public import AppFlow
import ChatFlow
import Chats
import DeepLinks
import Foundation
import Launches
public import Navigation
public import Notifications

extension MessengerCoordinator {
    public nonisolated static let categories = [
        NotificationCategory("chat-message", actions: [NotificationAction("reply", .performWithText)])
    ]

    /// The reply goes to the room that a tap would open.
    public func perform(_ action: ActionRequest) async throws(RouteError) {
        guard let room = action.parameters["roomId"].flatMap(Room.ID.init) else { throw .contentNotFound }
        guard let text = action.text, text.contains(where: { !$0.isWhitespace }) else {
            throw .link(.invalidParameter(name: "text", expected: "text", found: action.text))
        }
        let reply = OutgoingMessage(
            key: action.key.description, roomID: room, author: "You", text: text, sentAt: action.date)
        let sent: Message.ID?
        do {
            sent = try await factory.chats.send(reply)
        } catch {
            throw RouteError(error)
        }
        if sent == nil { throw .contentNotFound }
    }
}
