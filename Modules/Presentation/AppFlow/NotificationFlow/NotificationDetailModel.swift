public import Navigation
import Notifications
public import Observation
import StoreErrors

/// One received notification.
@MainActor @Observable
public final class NotificationDetailModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let id: String
    private let archive: any NotificationArchive

    init(id: String, archive: any NotificationArchive) {
        self.id = id
        self.archive = archive
    }

    public func load() async {
        content.beginLoading()
        do {
            guard let notification = try await archive.notification(id: id) else {
                content.fail(code: RouteError.contentNotFound.code)
                return
            }
            content = ScreenContent(
                title: notification.title, rows: [notification.body].compactMap(\.self).map { ScreenContent.Row($0) })
        } catch {
            content.fail(code: StoreError.code)
        }
    }
}
