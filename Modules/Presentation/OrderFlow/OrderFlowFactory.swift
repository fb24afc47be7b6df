public import Launches
public import Orders

/// The dependencies of the order flow, which its program provides.
@MainActor
public protocol OrderFlowFactory {
    var orders: any OrderRepository { get }
    var placeOrder: PlaceOrder { get }
    /// Who is signed in; nil if nobody is.
    var account: @MainActor () -> AccountID? { get }
}
