import Chats
import Notifications

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
