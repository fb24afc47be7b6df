public import Launches
public import Orders

/// What the order flow needs of its program.
@MainActor
public protocol OrderFlowFactory {
    var orders: any OrderRepository { get }
    /// Who is signed in; nil if nobody is.
    var account: @MainActor () -> AccountID? { get }
}
