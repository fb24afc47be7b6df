public import Navigation
public import Notifications
public import StoreErrors

/// The received notifications, the newest first, and more of them when asked.
@MainActor
public final class NotificationListSource: ScreenSource {
    private let archive: any NotificationArchive
    private let ownPage: (_ id: String) -> String
    private var paging = Paging(pageSize: 50)

    /// `ownPage` gives the link of a notification's page.
    init(archive: any NotificationArchive, ownPage: @escaping (_ id: String) -> String) {
        self.archive = archive
        self.ownPage = ownPage
    }

    /// The next load shows one page more than is shown now.
    public func more() { paging.more() }

    public func load() async throws(StoreError) -> ListPage<ArchivedNotification>? {
        let limit = paging.limit
        return paging.page(of: try await archive.notifications(limit: limit), readUpTo: limit)
    }

    public func follow(_ show: @MainActor (ListPage<ArchivedNotification>?) -> Void) async throws(StoreError) {
        let limit = paging.limit
        for await newest in archive.notificationUpdates(limit: limit) {
            show(paging.page(of: try newest.get(), readUpTo: limit))
        }
    }

    public func describe(_ page: ListPage<ArchivedNotification>) -> ScreenContent {
        let rows = page.entries.map { notification in
            ScreenContent.Row(
                notification.title ?? notification.id, detail: notification.body, link: ownPage(notification.id))
        }
        return .list(rows, actions: page.hasMore ? [.more] : [])
    }

    public func perform(_ action: ScreenContent.Action.ID, text: String?) async {
        if action == ScreenContent.Action.more.id { more() }
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
