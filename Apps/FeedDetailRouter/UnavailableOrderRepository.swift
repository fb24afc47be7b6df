import Foundation
import Orders

/// Stands in for the orders when their file cannot be opened.
struct UnavailableOrderRepository: OrderRepository {
    let reason: String

    private var error: OrderRepositoryError { .refused(reason: reason) }

    func place(
        for account: String, at date: Date, readyAt: Date
    ) async throws(OrderRepositoryError) -> Order { throw error }
    func order(id: Order.ID, of account: String) async throws(OrderRepositoryError) -> Order? { throw error }
    func confirm(
        _ id: Order.ID, of account: String, key: String, at date: Date
    ) async throws(OrderRepositoryError) -> Order? { throw error }
}
