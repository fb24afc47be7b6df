import AppFlow
import Foundation
import Notifications
import Timestamps

/// A notification of the app, as the phone holds it.
struct NotificationAnswer: Encodable {
    private enum State: String, Encodable {
        case scheduled, delivered
    }

    private let id: String
    private let state: State
    /// When it fires, or did.
    private let at: String
    private let title: String?
    /// What can be done with it now, beside tapping it.
    private let actions: [String]

    init(_ notification: ScheduledNotification) {
        id = notification.id
        state = .scheduled
        at = RFC3339.string(from: notification.firesAt)
        title = notification.content.title
        actions = []
    }

    init(_ notification: DeliveredNotification, of categories: [NotificationCategory]) {
        let payload = try? NotificationPayload(json: notification.userInfo)
        id = notification.requestID
        state = .delivered
        at = RFC3339.string(from: notification.deliveredAt)
        title = payload?.title ?? payload?.body
        actions = categories.first { $0.id == payload?.category }?.actions.map(\.id) ?? []
    }

    private enum Key: CodingKey { case id, state, at, title, actions }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(state, forKey: .state)
        try container.encode(at, forKey: .at)
        try container.encode(title, forKey: .title)
        try container.encode(actions, forKey: .actions)
    }

    func text(in language: Language) -> String {
        let values = ["id": id, "time": at, "title": title ?? ""].mapValues { DisplayWidth.printable($0) }
        let buttons = actions.map { " [\($0): \(language.sentence("action.\($0)"))]" }.joined()
        return language.sentence("notifications.\(state.rawValue)", values) + Style.quiet(buttons)
    }
}
