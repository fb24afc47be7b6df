public import AppFlow
public import Foundation
public import Launches
public import Notifications
public import Orders

/// Places an order at the canteen, and schedules the notification that it is ready.
@MainActor
public struct PlaceOrder {
    private let orders: any OrderRepository
    private let schedule: ScheduleNotification

    public init(in orders: any OrderRepository, schedule: ScheduleNotification) {
        self.orders = orders
        self.schedule = schedule
    }

    /// - Parameters:
    ///   - seconds: until it is ready; more than none.
    ///   - account: who is signed in.
    ///   - language: what the notification is written in.
    /// - Returns: the stored order, and whether its notification could be scheduled.
    /// - Throws: `NotificationSchedulingError` if no order is placed.
    public func callAsFunction(
        readyIn seconds: TimeInterval, for account: AccountID, in language: Language
    ) async throws(NotificationSchedulingError) -> (
        order: Order, notification: Result<ScheduleNotification.Result, NotificationSchedulingError>
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
}
