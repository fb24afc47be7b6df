public import Foundation
public import Orders

/// Orders in memory.
public actor InMemoryOrderRepository: OrderRepository {
    private var orders: [Order] = []
    private var keys: Set<Data> = []

    public init() {}

    public func place(at date: Date, readyAt: Date) async throws(OrderRepositoryError) -> Order {
        let id = Int64(orders.count + 1)
        orders.append(Order(id: id, placedAt: date.inMilliseconds, readyAt: readyAt.inMilliseconds))
        return orders[orders.count - 1]
    }

    public func order(id: Order.ID) async throws(OrderRepositoryError) -> Order? { orders.first { $0.id == id } }

    public func confirm(_ id: Order.ID, key: String, at date: Date) async throws(OrderRepositoryError) -> Order? {
        guard let index = orders.firstIndex(where: { $0.id == id }) else { return nil }
        if keys.insert(Data(key.utf8)).inserted {
            let date = date.inMilliseconds
            orders[index].confirmedAt = min(orders[index].confirmedAt ?? date, date)
        }
        return orders[index]
    }
}
