public import Navigation
import Notifications

extension Screen {
    public static let notifications = Screen("notifications")

    /// - Parameter id: of a notification in the archive.
    static func notification(_ id: String) -> Screen { Screen(notificationName, id: id) }

    static let notificationName = "notification"
}
