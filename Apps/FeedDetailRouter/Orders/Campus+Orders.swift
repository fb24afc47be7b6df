import AppFlow
import CampusApp
import Foundation
import Launches
import Notifications
import OrderFlow
import Orders
import RouterCommands

extension Campus {
    nonisolated static let scheduling: SchedulingCommand? = SchedulingCommand("order", offer: "order.offer")

    static func schedule(
        after seconds: TimeInterval, on main: CampusCoordinator, for account: AccountID, in language: Language
    ) async throws(NotificationSchedulingError) -> ScheduledNotification? {
        let placed = try await placeOrder(readyIn: seconds, on: main, for: account, in: language)
        return try placed.notification.get().notification
    }

    /// Places an order, and schedules the notification that it is ready.
    /// - Throws: if no order is placed.
    /// - Parameters:
    ///   - seconds: until then.
    ///   - account: who is signed in.
    ///   - language: what the notification is written in.
    static func placeOrder(
        readyIn seconds: TimeInterval, on main: CampusCoordinator, for account: AccountID, in language: Language
    ) async throws(NotificationSchedulingError) -> PlacedOrder {
        let placed = try await main.placeOrder(readyIn: seconds, for: account, in: language)
        return PlacedOrder(id: String(placed.order.id), notification: placed.notification)
    }
}
