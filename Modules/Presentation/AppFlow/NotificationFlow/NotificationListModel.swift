public import Navigation
import Notifications
public import Observation
import StoreErrors

/// The received notifications, the newest first.
@MainActor @Observable
public final class NotificationListModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let archive: any NotificationArchive
    private let ownPage: (_ id: String) -> String

    /// - Parameter ownPage: the link of the page of a notification.
    init(archive: any NotificationArchive, ownPage: @escaping (_ id: String) -> String) {
        self.archive = archive
        self.ownPage = ownPage
    }

    public func load() async {
        content.beginLoading()
        do {
            let rows = try await archive.notifications(limit: 50).map { notification in
                ScreenContent.Row(
                    notification.title ?? notification.id, detail: notification.body,
                    link: ownPage(notification.id))
            }
            content = .list(rows)
        } catch {
            content.fail(code: StoreError.code)
        }
    }
}
