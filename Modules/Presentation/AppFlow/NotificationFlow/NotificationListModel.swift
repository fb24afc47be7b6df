import DeepLinks
public import Navigation
import Notifications
public import Observation

/// The received notifications, the newest first.
@MainActor @Observable
public final class NotificationListModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let archive: any NotificationArchive

    init(archive: any NotificationArchive) {
        self.archive = archive
    }

    public func load() async {
        content.beginLoading()
        do {
            let rows = try await archive.notifications(limit: 50).map { notification in
                ScreenContent.Row(
                    notification.title ?? notification.id, detail: notification.body,
                    link: "notification/detail?id=" + PercentCoding.encodedQueryValue(notification.id))
            }
            content = .list(rows)
        } catch {
            content.fail(code: RouteError(error).code)
        }
    }
}
