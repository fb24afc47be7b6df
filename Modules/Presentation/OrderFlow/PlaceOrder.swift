public import AppFlow
import DeepLinks
public import Foundation
public import Launches
public import Notifications
public import Orders
import StoreErrors

/// Places an order at the canteen, and schedules the notification that it is ready.
@MainActor
public struct PlaceOrder {
    private let orders: any OrderRepository
    private let schedule: ScheduleNotification
    private let language: Language

    /// - Parameters:
    ///   - orders: where orders are placed.
    ///   - schedule: schedules a local notification on this device.
    ///   - language: what the notifications are written in.
    public init(in orders: any OrderRepository, schedule: ScheduleNotification, language: Language) {
        self.orders = orders
        self.schedule = schedule
        self.language = language
    }

    /// - Parameters:
    ///   - seconds: until it is ready; more than none.
    ///   - account: who is signed in.
    /// - Returns: the stored order, and whether its notification could be scheduled.
    /// - Throws: `NotificationSchedulingError` if no order is placed.
    public func callAsFunction(
        readyIn seconds: TimeInterval, for account: AccountID
    ) async throws(NotificationSchedulingError) -> (
        order: Order, notification: Result<ScheduleNotification.Scheduled, NotificationSchedulingError>
    ) {
        let readyAt = try schedule.date(of: .timeInterval(seconds))
        let order: Order
        do {
            order = try await orders.place(for: account.description, at: readyAt - seconds, readyAt: readyAt)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
        let notification = OrderNotification(order: order, readyIn: seconds, language: language)
        do {
            return (order, .success(try await schedule(notification, for: account.description)))
        } catch {
            return (order, .failure(error))
        }
    }

    /// Schedules the notification of each open order that has none. One that cannot be scheduled, such as for want of
    /// permission, keeps no other waiting, and is tried again in the next process.
    func scheduleMissing(for account: AccountID) async throws(StoreError) {
        let now = schedule.now()
        let open = try await orders.openOrders(of: account.description, at: now)
        guard !open.isEmpty else { return }
        let notifications = open.map {
            OrderNotification(order: $0, readyIn: $0.readyAt.timeIntervalSince(now), language: language)
        }
        await schedule.scheduleMissing(of: notifications, for: account.description)
    }
}

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
