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
        NotificationCategory(
            "chat-message",
            actions: [NotificationAction("reply", .performWithText), NotificationAction(markAsRead, .perform)])
    ]

    private nonisolated static let markAsRead = "mark-as-read"

    /// An action is for the room that a tap would open.
    public func perform(_ action: ActionRequest) async throws(RouteError) {
        guard let room = action.parameters["roomId"].flatMap(Room.ID.init) else { throw .contentNotFound }
        if action.action == Self.markAsRead {
            try await markAsRead(room, by: action)
        } else {
            try await send(action, to: room)
        }
    }

    /// What came after the user acted stays unread.
    private func markAsRead(_ id: Room.ID, by action: ActionRequest) async throws(RouteError) {
        let reading = RoomReading(key: action.key.description, roomID: id, readAt: action.date)
        let room: Room?
        do {
            room = try await factory.chats.markAsRead(reading)
        } catch {
            throw RouteError(error)
        }
        if room == nil { throw .contentNotFound }
    }

    private func send(_ action: ActionRequest, to room: Room.ID) async throws(RouteError) {
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
