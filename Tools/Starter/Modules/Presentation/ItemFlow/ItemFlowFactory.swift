public import Items
public import Launches

/// The dependencies of the item flow, which its program provides.
@MainActor
public protocol ItemFlowFactory {
    var items: any ItemRepository { get }
    /// Who is signed in; nil if nobody is.
    var account: @MainActor () -> AccountID? { get }
}
