import Foundation
import GRDB
import LaunchStore
import Launches
import Notifications
import Storage

/// An inbox file in a folder.
enum InboxFile {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    static func open(in folder: URL) throws -> OpenedDatabase.Writer {
        let file = DatabaseFile(folder.appending(path: "inbox.sqlite"))
        return try file.open(migrations: LaunchStoreSchema.migrations, now: now).writer
    }

    /// A reply to a notification.
    static let reply: LaunchPayload = {
        let notification = DeliveredNotification(requestID: "request", deliveredAt: now, userInfo: Data("{}".utf8))
        let response = NotificationResponse(notification, action: .custom(id: "reply", text: "secret words"))
        return LaunchPayload(
            source: .notificationResponse, content: .response(response), event: EventIdentity(response),
            owner: AccountID("1"), deliveredAt: now, arrivedAt: now)
    }()
}
