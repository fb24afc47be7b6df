import Foundation
import GRDB
import Launches
import Notifications
import Storage

/// A payload's content as the columns hold it.
struct PayloadColumns {
    var link: String?
    var requestID: String?
    var notifiedAt: Date?
    var userInfo: Data?
    var action: String?
    var text: String?
    var scene: String?

    init(_ content: LaunchPayload.Content) {
        switch content {
        case .link(let link):
            self.link = link
        case .response(let response):
            requestID = response.notification.requestID
            notifiedAt = response.notification.deliveredAt
            userInfo = response.notification.userInfo
            action = response.action.id
            if case .custom(_, let text) = response.action { self.text = text }
            scene = response.targetScene?.description
        case .silentPush(let userInfo):
            self.userInfo = userInfo
        }
    }

    init(_ row: Row) {
        link = row.text("link")
        requestID = row.text("requestID")
        notifiedAt = row.date("notifiedAt")
        userInfo = row.bytes("userInfo")
        action = row.text("action")
        text = row.text("text")
        scene = row.text("scene")
    }

    /// Nil if it was dropped or can no longer be read.
    func content(from source: LaunchSource) -> LaunchPayload.Content? {
        if let link { return .link(link) }
        if source == .silentPush { return userInfo.map { .silentPush($0) } }
        guard let requestID, let notifiedAt, let userInfo, let action = responseAction else { return nil }
        let notification = DeliveredNotification(
            requestID: requestID, deliveredAt: notifiedAt, userInfo: userInfo, isLocal: source == .localNotification)
        return .response(
            NotificationResponse(notification, action: action, targetScene: scene.map(SceneID.init)))
    }

    private var responseAction: NotificationResponse.Action? {
        switch action {
        case NotificationResponse.Action.open.id: .open
        case NotificationResponse.Action.dismiss.id: .dismiss
        case let id? where id.utf8.starts(with: "action:".utf8):
            .custom(id: String(id.unicodeScalars.dropFirst("action:".count)), text: text)
        default: nil
        }
    }
}
