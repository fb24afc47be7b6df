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
    private let at: Date
    private let title: String?
    /// What can be done with it now, beside tapping it.
    private var actions: [String] = []

    init(_ notification: ScheduledNotification) {
        (id, state, at) = (notification.id, "scheduled", notification.firesAt)
        title = notification.content.title
    }

    init(_ notification: DeliveredNotification, of categories: [NotificationCategory]) {
        (id, state, at) = (notification.requestID, "delivered", notification.deliveredAt)
        let payload = try? NotificationPayload(json: notification.userInfo)
        title = payload?.title ?? payload?.body
        actions = categories.first { $0.id == payload?.category }?.actions.map(\.id) ?? []
    }

    var json: JSONObject {
        ["id": id, "state": state, "at": RFC3339.string(from: at), "title": title, "actions": actions]
    }

    func text(in language: Language) -> String {
        let values = ["id": id, "time": RFC3339.string(from: at), "title": title ?? ""]
        let buttons = actions.map { " [\($0): \(language.sentence("action.\($0)"))]" }.joined()
        return language.sentence("notifications.\(state)", values.mapValues { DisplayWidth.printable($0) }) + buttons
    }
}
