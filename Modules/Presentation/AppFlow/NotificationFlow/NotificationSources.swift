public import Navigation
public import Notifications
public import StoreErrors

/// The received notifications, the newest first.
public struct NotificationListSource: ScreenSource {
    let archive: any NotificationArchive
    /// The link of the page of a notification.
    let ownPage: (_ id: String) -> String

    public func load() async throws(StoreError) -> [ArchivedNotification]? {
        try await archive.notifications(limit: 50)
    }

    public func describe(_ notifications: [ArchivedNotification]) -> ScreenContent {
        .list(
            notifications.map { notification in
                ScreenContent.Row(
                    notification.title ?? notification.id, detail: notification.body, link: ownPage(notification.id))
            })
    }
}

/// One received notification.
public struct NotificationDetailSource: ScreenSource {
    let id: String
    let archive: any NotificationArchive

    public func load() async throws(StoreError) -> ArchivedNotification? { try await archive.notification(id: id) }

    public func describe(_ notification: ArchivedNotification) -> ScreenContent {
        ScreenContent(title: notification.title, rows: notification.body.map { [ScreenContent.Row($0)] } ?? [])
    }
}
