import AppFlow
import Foundation
import Notifications
import Timestamps

/// A notification of the app, as the phone holds it.
struct NotificationAnswer {
    private let id: String
    /// `scheduled` or `delivered`.
    private let state: String
    /// When it fires, or did.
    private let at: String
    private let title: String?
    /// What can be done with it now, beside tapping it.
    private let actions: [String]

    init(_ notification: ScheduledNotification) {
        id = notification.id
        state = "scheduled"
        at = RFC3339.string(from: notification.firesAt)
        title = notification.content.title
        actions = []
    }

    init(_ notification: DeliveredNotification, of categories: [NotificationCategory]) {
        let payload = try? NotificationPayload(json: notification.userInfo)
        id = notification.requestID
        state = "delivered"
        at = RFC3339.string(from: notification.deliveredAt)
        title = payload?.title ?? payload?.body
        actions = categories.first { $0.id == payload?.category }?.actions.map(\.id) ?? []
    }

    var json: JSONObject { ["id": id, "state": state, "at": at, "title": title, "actions": actions] }

    func text(in language: Language) -> String {
        let values = ["id": id, "time": at, "title": title ?? ""].mapValues { DisplayWidth.printable($0) }
        let buttons = actions.map { " [\($0): \(language.sentence("action.\($0)"))]" }.joined()
        return language.sentence("notifications.\(state)", values) + Style.quiet(buttons)
    }
}
