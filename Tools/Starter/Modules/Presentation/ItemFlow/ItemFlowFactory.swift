public import Items
public import Launches

/// What the item flow needs of its program.
@MainActor
public protocol ItemFlowFactory {
    var items: any ItemRepository { get }
    /// Who is signed in; nil if nobody is.
    var account: @MainActor () -> AccountID? { get }
}
