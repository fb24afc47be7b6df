import Notifications

extension DeliveredNotification {
    var payload: NotificationPayload? { try? NotificationPayload(json: userInfo) }

    /// Whether the system has nothing to show for it.
    var isSilent: Bool { payload?.isSilent == true }

    /// The one of the registered categories that it belongs to; nil if there is none.
    func category(in categories: [NotificationCategory]) -> NotificationCategory? {
        let id = payload?.category
        return categories.first { $0.id == id }
    }
}
