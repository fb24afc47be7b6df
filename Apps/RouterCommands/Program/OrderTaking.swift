public import AppFlow
public import Foundation
public import Launches
public import Notifications

/// A program that takes orders, and tells its user when one is ready.
@MainActor
public protocol OrderTaking: RouterProgram {
    /// Places an order, and schedules the notification that it is ready.
    /// - Throws: if no order is placed.
    /// - Parameters:
    ///   - seconds: until then.
    ///   - account: who is signed in.
    ///   - language: what the notification is written in.
    static func placeOrder(
        readyIn seconds: TimeInterval, on main: Main, for account: AccountID, in language: Language
    ) async throws(NotificationSchedulingError) -> PlacedOrder
}

extension OrderTaking {
    public static func schedule(
        after seconds: TimeInterval, on main: Main, for account: AccountID, in language: Language
    ) async throws(NotificationSchedulingError) -> ScheduledNotification? {
        let placed = try await placeOrder(readyIn: seconds, on: main, for: account, in: language)
        return try placed.notification.get().notification
    }
}

/// An order that stands, and what became of the notification that it is ready.
public struct PlacedOrder {
    let id: String
    let notification: Result<ScheduleNotification.Result, NotificationSchedulingError>

    /// - Parameter id: the order's own.
    public init(id: String, notification: Result<ScheduleNotification.Result, NotificationSchedulingError>) {
        self.id = id
        self.notification = notification
    }
}
