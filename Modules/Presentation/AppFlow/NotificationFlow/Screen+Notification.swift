public import Navigation
import Notifications

extension Screen {
    public static let notifications = Screen("notifications")

    /// - Parameter id: of a notification in the archive.
    static func notification(_ id: String) -> Screen { Screen(notificationName, id: id) }

    static let notificationName = "notification"
}

extension RouteError {
    /// A store that cannot be asked, in the words of routing.
    init(_ error: NotificationArchiveError) {
        switch error {
        case .unavailable(let reason): self = .databaseUnavailable(reason: reason)
        case .refused(let reason): self = .databaseRefused(reason: reason)
        }
    }
}
