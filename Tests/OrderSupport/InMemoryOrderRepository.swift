public import Foundation
public import Orders
public import StoreErrors
import TestSupport

/// Orders in memory.
public actor InMemoryOrderRepository: OrderRepository {
    private var orders: [Order] = []
    private var keys: Set<Data> = []

    public init() {}

    public func place(
        for account: String, at date: Date, readyAt: Date
    ) async throws(StoreError) -> Order {
        let id = Int64(orders.count + 1)
        orders.append(Order(id: id, account: account, placedAt: date.inMilliseconds, readyAt: readyAt.inMilliseconds))
        return orders[orders.count - 1]
    }

    public func order(id: Order.ID, of account: String) async throws(StoreError) -> Order? {
        index(of: id, account).map { orders[$0] }
    }

    public func openOrders(of account: String, at date: Date) async throws(StoreError) -> [Order] {
        let open = orders.filter { $0.account.utf8.elementsEqual(account.utf8) && $0.readyAt > date }
        return Array(open.sorted { ($0.readyAt, $0.id) < ($1.readyAt, $1.id) }.prefix(64))
    }

    public func confirm(
        _ id: Order.ID, of account: String, key: String, at date: Date
    ) async throws(StoreError) -> Order? {
        guard let index = index(of: id, account) else { return nil }
        if keys.insert(Data(key.utf8)).inserted {
            let date = date.inMilliseconds
            orders[index].confirmedAt = min(orders[index].confirmedAt ?? date, date)
        }
        return orders[index]
    }

    private func index(of id: Order.ID, _ account: String) -> Int? {
        orders.firstIndex { $0.id == id && $0.account.utf8.elementsEqual(account.utf8) }
    }
}
