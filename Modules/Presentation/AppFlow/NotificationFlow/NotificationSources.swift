import Navigation
import Notifications
import StoreErrors

/// The received notifications, the newest first.
struct NotificationListSource: ScreenSource {
    let archive: any NotificationArchive
    /// The link of the page of a notification.
    let ownPage: (_ id: String) -> String

    func load() async throws(StoreError) -> [ArchivedNotification]? { try await archive.notifications(limit: 50) }

    func describe(_ notifications: [ArchivedNotification]) -> ScreenContent {
        .list(
            notifications.map { notification in
                ScreenContent.Row(
                    notification.title ?? notification.id, detail: notification.body, link: ownPage(notification.id))
            })
    }
}

/// One received notification.
struct NotificationDetailSource: ScreenSource {
    let id: String
    let archive: any NotificationArchive

    func load() async throws(StoreError) -> ArchivedNotification? { try await archive.notification(id: id) }

    func describe(_ notification: ArchivedNotification) -> ScreenContent {
        ScreenContent(title: notification.title, rows: notification.body.map { [ScreenContent.Row($0)] } ?? [])
    }
}
