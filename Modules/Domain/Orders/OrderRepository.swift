public import Foundation
public import StoreErrors

/// Where orders are kept.
///
/// Every function throws `StoreError` if the database cannot be used.
public protocol OrderRepository: Sendable {
    /// Places an order of an account.
    /// - Parameters:
    ///   - account: whose order it is.
    ///   - date: when it was placed.
    ///   - readyAt: as ``Order/readyAt``.
    func place(for account: String, at date: Date, readyAt: Date) async throws(StoreError) -> Order

    /// An account's order of that id, or nil if it has none.
    func order(id: Order.ID, of account: String) async throws(StoreError) -> Order?

    /// An account's orders that are not ready yet, those that are ready first come first; at most 64, which are as many
    /// notifications as the system holds.
    func openOrders(of account: String, at date: Date) async throws(StoreError) -> [Order]

    /// Confirms an account's order, unless that was done under this key before: the first confirmation stands.
    /// - Parameters:
    ///   - id: the order.
    ///   - account: whose order it has to be.
    ///   - key: the same for every attempt at this one confirmation, and for no other.
    ///   - date: when it was confirmed.
    /// - Returns: the order as it is then; nil if the account has none.
    func confirm(
        _ id: Order.ID, of account: String, key: String, at date: Date
    ) async throws(StoreError) -> Order?
}
