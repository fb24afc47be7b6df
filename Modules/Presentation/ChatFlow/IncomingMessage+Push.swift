import AppFlow
import Chats
import DeepLinks
import Foundation
import Navigation
import Notifications
import Timestamps

extension IncomingMessage {
    /// The message that a push carries: its room is the one that a tap opens, its id stands under `messageId` or in the
    /// link. Where `author`, `text` and `sentAt` (RFC 3339) are missing, they are the alert's title and body, and the
    /// time of delivery; `room` titles a room that is new. Nil if it carries none: without an id nobody could tell it
    /// from another.
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

extension Message.ID {
    /// The message that a push brings: it stands under `messageId`, or in the link. Nil if the push names none.
    /// - Parameter parameters: those of the link that a tap would open.
    init?(of payload: NotificationPayload, linking parameters: [String: String]) {
        guard let text = payload.text("messageId") ?? parameters["messageID"], let id = Self(text), id >= 0 else {
            return nil
        }
        self = id
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
