public import Foundation
public import Notifications

/// A notification as the device draws it.
public struct NotificationRow: Sendable, Equatable, Codable {
    public var requestID: String
    public var deliveredAt: Date
    /// The texts, those of the app's strings included; nil where there is none.
    public var title: String?
    public var subtitle: String?
    public var body: String?
    /// Whether its payload can be read.
    public var isReadable: Bool
    public var thread: String?
    public var category: String?
    public var level: InterruptionLevel
    /// Whether the app scheduled it, rather than a server.
    public var isLocal: Bool
    public var actions: [Action]

    /// A button of it, whose title is the sentence under `action.<id>`.
    public struct Action: Sendable, Equatable, Codable {
        public var id: String
        /// Whether it brings the app to the front.
        public var opensApp: Bool
        public var takesText: Bool
        public var isDestructive: Bool
        /// Whether a locked device has to be unlocked for it.
        public var requiresAuthentication: Bool

        init(_ action: NotificationAction) {
            id = action.id
            opensApp = action.meaning == .open
            takesText = action.meaning == .performWithText
            isDestructive = action.options.contains(.destructive)
            requiresAuthentication = action.options.contains(.authenticationRequired)
        }
    }

    init(_ notification: DeliveredNotification, strings: AlertStrings, categories: [NotificationCategory]) {
        let payload = notification.payload?.resolved(in: strings)
        requestID = notification.requestID
        deliveredAt = notification.deliveredAt
        title = payload?.title
        subtitle = payload?.subtitle
        body = payload?.body
        isReadable = payload != nil
        thread = payload?.threadID.flatMap { $0.isEmpty ? nil : $0 }
        category = payload?.category
        level = payload?.interruptionLevel ?? .active
        isLocal = notification.isLocal
        let category = category
        actions = (categories.first { $0.id == category }?.actions ?? []).map(Action.init)
    }
}

/// The rows of what is listed, so that a payload is read once and not at every change.
struct NotificationRows {
    private var known: [String: (notification: DeliveredNotification, row: NotificationRow)] = [:]
    private var categories: [NotificationCategory] = []
    /// How many are kept of a long list, where only its newest are asked for.
    private static let kept = 1_000

    mutating func rows(
        of notifications: [DeliveredNotification], strings: AlertStrings, categories: [NotificationCategory]
    ) -> [NotificationRow] {
        if self.categories != categories { known = [:] }
        self.categories = categories
        let rows = notifications.map { notification in
            if let known = known[notification.requestID], known.notification == notification { return known.row }
            let row = NotificationRow(notification, strings: strings, categories: categories)
            known[notification.requestID] = (notification, row)
            return row
        }
        // Most of the others are no longer listed.
        if known.count > 2 * max(notifications.count, Self.kept) {
            let pairs = zip(notifications, rows).map { ($0.requestID, ($0, $1)) }
            known = Dictionary(pairs) { first, _ in first }
        }
        return rows
    }
}
