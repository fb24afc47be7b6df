public import AppFlow
import DeepLinks
public import Foundation
public import Launches
public import Navigation
public import Notifications
import OrderFlow
public import Orders

extension CampusCoordinator {
    public nonisolated static let categories = [
        NotificationCategory(OrderNotification.category, actions: [NotificationAction("confirm", .perform)])
    ]

    /// Places an order at the canteen, and schedules the notification that it is ready.
    /// - Parameters:
    ///   - seconds: until then, which have to be more than none.
    ///   - account: who is signed in.
    ///   - language: what the notification is written in.
    /// - Returns: the stored order, and whether its notification could be scheduled.
    /// - Throws: `NotificationSchedulingError` if no order is placed.
    public func placeOrder(
        readyIn seconds: TimeInterval, for account: AccountID, in language: Language
    ) async throws(NotificationSchedulingError) -> (
        order: Order, notification: Result<ScheduleNotification.Result, NotificationSchedulingError>
    ) {
        let readyAt = try factory.schedule.date(of: .timeInterval(seconds))
        let order: Order
        do {
            order = try await factory.orders.place(
                for: account.description, at: readyAt - seconds, readyAt: readyAt)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
        let notification = OrderNotification(order: order, readyIn: seconds, language: language)
        do {
            return (order, .success(try await factory.schedule(notification, for: account.description)))
        } catch {
            return (order, .failure(error))
        }
    }

    /// The one action there is confirms the order that a tap would open.
    public func perform(_ action: ActionRequest) async throws(RouteError) {
        guard let id = action.parameters["orderID"].flatMap(Order.ID.init) else { throw .contentNotFound }
        let order: Order?
        do {
            order = try await factory.orders.confirm(
                id, of: action.account.description, key: action.key.description, at: action.date)
        } catch {
            throw RouteError(error)
        }
        if order == nil { throw .contentNotFound }
    }
}
