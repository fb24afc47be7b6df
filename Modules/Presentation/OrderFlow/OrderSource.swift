import Foundation
import Launches
import Navigation
public import Orders
import StoreErrors
import Timestamps

/// An order, as far as its account may see it.
public struct VisibleOrder: Sendable {
    /// As the link has it.
    public let id: String
    /// Nil if the account has no order of that id.
    public let order: Order?
}

/// An order: when it is ready, and whether its member is coming. Of one that is not its account's it shows the id
/// alone.
struct OrderSource: ScreenSource {
    /// As the link has it, which may be no order's.
    let id: String
    /// Whether the order is confirmed as it is loaded. The first confirmation stands, also if the page is opened again.
    let confirms: Bool
    let orders: any OrderRepository
    let account: CurrentAccount
    let now: @MainActor () -> Date

    func load() async throws(StoreError) -> VisibleOrder? {
        guard let orderID = Order.ID(id), let account = try account() else { return VisibleOrder(id: id, order: nil) }
        let order =
            confirms
            ? try await orders.confirm(orderID, of: account.description, key: "link \(account) \(id)", at: now())
            : try await orders.order(id: orderID, of: account.description)
        return VisibleOrder(id: id, order: order)
    }

    func describe(_ visible: VisibleOrder) -> ScreenContent {
        var rows = [ScreenContent.Row(visible.id, note: "number")]
        if let order = visible.order {
            rows.append(ScreenContent.Row(RFC3339.string(from: order.readyAt), note: "availableFrom"))
        }
        if let date = visible.order?.confirmedAt {
            rows.append(ScreenContent.Row(RFC3339.string(from: date), note: "confirmedAt"))
        }
        return ScreenContent(rows: rows)
    }
}
