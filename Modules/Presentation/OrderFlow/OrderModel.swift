import Launches
public import Navigation
public import Observation
import Orders
import StoreErrors
import Timestamps

/// An order: when it is ready, and whether its member is coming. Of one that is not its account's it shows the id alone.
@MainActor @Observable
public final class OrderModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let id: String
    private let orders: any OrderRepository
    private let account: @MainActor () -> AccountID?

    /// - Parameters:
    ///   - id: as the link has it.
    ///   - account: who is signed in; nil if nobody is.
    init(id: String, orders: any OrderRepository, account: @escaping @MainActor () -> AccountID?) {
        self.id = id
        self.orders = orders
        self.account = account
    }

    public func load() async {
        content.beginLoading()
        do {
            var rows = [ScreenContent.Row(id, note: "number")]
            if let id = Order.ID(id), let account = account(),
                let order = try await orders.order(id: id, of: account.description)
            {
                rows.append(ScreenContent.Row(RFC3339.string(from: order.readyAt), note: "availableFrom"))
                if let date = order.confirmedAt {
                    rows.append(ScreenContent.Row(RFC3339.string(from: date), note: "confirmedAt"))
                }
            }
            content = ScreenContent(rows: rows)
        } catch {
            content.fail(code: StoreError.code)
        }
    }
}
