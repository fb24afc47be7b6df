import Foundation
import GRDB
import Launches
import Notifications
import Storage

/// A payload's content as the columns hold it.
struct PayloadColumns {
    var link: String?
    var request: String?
    var userInfo: Data?
    var action: String?
    var text: String?

    init(_ payload: LaunchPayload) {
        switch payload.content {
        case .link(let link):
            self.link = link
        case .response(let response):
            request = response.notification.requestID
            userInfo = response.notification.userInfo
            action = response.action.id
            if case .custom(_, let text) = response.action { self.text = text }
        }
    }

    /// The content in a row; nil if it was dropped or can no longer be read.
    static func content(in row: Row, deliveredAt: Date) -> LaunchPayload.Content? {
        if let link = row["link"] as String? { return .link(link) }
        guard let request = row["request"] as String?, let userInfo = row["userInfo"] as Data?,
            let action = (row["action"] as String?).flatMap({ action(id: $0, text: row["text"]) })
        else { return nil }
        let notification = DeliveredNotification(requestID: request, deliveredAt: deliveredAt, userInfo: userInfo)
        return .response(NotificationResponse(notification, action: action))
    }

    private static func action(id: String, text: String?) -> NotificationResponse.Action? {
        switch id {
        case NotificationResponse.Action.open.id: .open
        case NotificationResponse.Action.dismiss.id: .dismiss
        default: id.hasPrefix("action:") ? .custom(id: String(id.dropFirst("action:".count)), text: text) : nil
        }
    }
}
