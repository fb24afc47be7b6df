import AppFlow
import CampusApp
import Foundation
import Launches
import Notifications
import OrderFlow
import RouterCommands

extension Campus {
    nonisolated static let scheduling: SchedulingCommand? = SchedulingCommand("order", offer: "order.offer")

    static func schedule(
        after seconds: TimeInterval, on main: CampusCoordinator, for account: AccountID
    ) async throws(NotificationSchedulingError) -> ScheduledNotification? {
        try await main.placeOrder(readyIn: seconds, for: account).notification.get().notification
    }
}
