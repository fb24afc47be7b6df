public import AppFlow
import Launches
public import Navigation
public import Notifications
import Orders

extension OrderCoordinator {
    public nonisolated static let categories = [
        NotificationCategory(OrderNotification.category, actions: [NotificationAction("confirm", .perform)])
    ]

    /// The one action there is confirms the order that a tap would open.
    public func perform(_ action: ActionRequest) async throws(RouteError) {
        guard let id = action.parameters["orderID"].flatMap(Order.ID.init) else { throw .contentNotFound }
        let order = try await askStore(
            await factory.orders.confirm(
                id, of: action.account.description, key: action.key.description, at: action.date))
        if order == nil { throw .contentNotFound }
    }
}
