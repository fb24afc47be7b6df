public import Foundation

/// Where orders are kept.
public protocol OrderRepository: Sendable {
    /// Places an order.
    func place(at date: Date, readyAt: Date) async throws(OrderRepositoryError) -> Order

    /// The order of that id, or nil if there is none.
    func order(id: Order.ID) async throws(OrderRepositoryError) -> Order?

    /// Confirms an order, unless that was done under this key before: the first confirmation stands.
    /// - Parameter key: the same for every attempt at this one confirmation, and for no other.
    /// - Returns: the order as it is then; nil if there is none.
    func confirm(_ id: Order.ID, key: String, at date: Date) async throws(OrderRepositoryError) -> Order?
}

/// Why orders could not be read or written.
public enum OrderRepositoryError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The database gave no answer; `reason` is for the log.
    case unavailable(reason: String)

    public var description: String {
        switch self {
        case .unavailable(let reason): reason
        }
    }
}
