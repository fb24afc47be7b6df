public import Foundation

/// Where the navigation outlives the process, as bytes that only the app's presentation can read.
///
/// Every function throws ``LaunchStoreError/unavailable(reason:)`` if the database gives no answer.
@MainActor
public protocol SavedNavigationStore {
    /// Keeps the navigation of an account in the place of what was kept before.
    func save(_ navigation: Data, of account: AccountID) throws(LaunchStoreError)

    /// What was kept of that account, or nil; nothing is kept any more then, so that a navigation that brings the app
    /// down does so once.
    func take(of account: AccountID) throws(LaunchStoreError) -> Data?

    /// Drops what is kept, whosever it is.
    func remove() throws(LaunchStoreError)
}
