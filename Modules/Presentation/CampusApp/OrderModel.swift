import DeepLinks
import Launches
public import Navigation
public import Observation
import Orders
import Timestamps

/// An order: when it is ready, and whether its member is coming. Of one that its account did not place here it knows the id.
@MainActor @Observable
public final class OrderModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let name: String
    private let orders: any OrderRepository
    private let account: @MainActor () -> AccountID?

    /// Nil for another screen than an order's.
    /// - Parameter account: who is signed in; nil if nobody is.
    init?(_ screen: Screen, orders: any OrderRepository, account: @escaping @MainActor () -> AccountID?) {
        guard screen.name == Screen.orderName, let id = screen.id else { return nil }
        name = id
        self.orders = orders
        self.account = account
    }

    public func load() async {
        content.beginLoading()
        do {
            var rows = [ScreenContent.Row(name)]
            if let id = Order.ID(name), let account = account(),
                let order = try await orders.order(id: id, of: account.description)
            {
                rows.append(ScreenContent.Row("readyAt", detail: RFC3339.string(from: order.readyAt)))
                if let date = order.confirmedAt {
                    rows.append(ScreenContent.Row("confirmedAt", detail: RFC3339.string(from: date)))
                }
            }
            content = ScreenContent(rows: rows)
        } catch {
            content.fail(code: RouteError(error).code)
        }
    }
}

extension Screen {
    static let orderName = "order"

    static func order(_ id: String) -> Screen { Screen(orderName, id: id) }
}
