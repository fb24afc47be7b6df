import Foundation
import Orders

/// Stands in for the orders when their file cannot be opened.
struct UnavailableOrderRepository: OrderRepository {
    let reason: String

    private var error: OrderRepositoryError { .unavailable(reason: reason) }

    func place(at date: Date, readyAt: Date) async throws(OrderRepositoryError) -> Order { throw error }
    func order(id: Order.ID) async throws(OrderRepositoryError) -> Order? { throw error }
    func confirm(_ id: Order.ID, key: String, at date: Date) async throws(OrderRepositoryError) -> Order? {
        throw error
    }
}
