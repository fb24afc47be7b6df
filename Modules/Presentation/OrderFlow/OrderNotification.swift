import AppFlow
import DeepLinks
import Foundation
import Notifications
import Orders

/// Tells a member that their order is ready.
struct OrderNotification: LocalNotificationRequest {
    static let category = "order"

    let id: String
    let category: String? = OrderNotification.category
    let content: LocalNotificationContent
    let trigger: NotificationTrigger

    /// - Parameters:
    ///   - seconds: until it is.
    ///   - language: what the notification is written in.
    init(order: Order, readyIn seconds: TimeInterval, language: Language) {
        id = "order-\(order.id)"
        trigger = .timeInterval(seconds)
        content = LocalNotificationContent(
            title: language.sentence("order.ready.title"),
            body: language.sentence("order.ready.body", ["id": String(order.id)]), sound: "default", thread: "orders",
            custom: ["deepLink": "home/order/\(order.id)"])
    }
}
