import Notifications

/// The rows of what is listed, so that a payload is read once and not at every change.
struct NotificationRows {
    private let strings: AlertStrings
    private var known: [String: (notification: DeliveredNotification, row: NotificationRow)] = [:]
    private var categories: [NotificationCategory] = []
    /// How many are kept of a long list, where only its newest are asked for.
    private static let kept = 1_000

    /// - Parameter strings: the app's own, which a push can name by their keys.
    init(strings: AlertStrings) {
        self.strings = strings
    }

    /// - Returns: the group of the first notification first.
    mutating func groups(
        of notifications: [DeliveredNotification], categories: [NotificationCategory]
    ) -> [DeviceState.NotificationGroup] {
        var groups: [DeviceState.NotificationGroup] = []
        var places: [String?: Int] = [:]
        for row in rows(of: notifications, categories: categories) {
            if let place = places[row.thread] {
                groups[place].notifications.append(row)
            } else {
                places[row.thread] = groups.count
                groups.append(DeviceState.NotificationGroup(thread: row.thread, notifications: [row]))
            }
        }
        return groups
    }

    private mutating func rows(
        of notifications: [DeliveredNotification], categories: [NotificationCategory]
    ) -> [NotificationRow] {
        if self.categories != categories { known = [:] }
        self.categories = categories
        let rows = notifications.map { notification in
            if let known = known[notification.requestID], known.notification == notification { return known.row }
            let row = row(of: notification, categories: categories)
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

    /// The row of one that need not be listed.
    func row(of notification: DeliveredNotification, categories: [NotificationCategory]) -> NotificationRow {
        NotificationRow(notification, strings: strings, categories: categories)
    }
}
