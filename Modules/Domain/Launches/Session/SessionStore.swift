public import Foundation
public import StoreErrors

/// Saves the session beyond the process.
///
/// Every function throws `StoreError` if the database cannot be used.
@MainActor
public protocol SessionStore {
    /// The session; nil if none is saved.
    func load() throws(StoreError) -> Session?

    /// Saves the session, and replaces the one before.
    func save(_ session: Session) throws(StoreError)
}

extension SessionStore {
    /// Reads it each time that it is called.
    public var account: CurrentAccount { { () throws(StoreError) in try self.load()?.account } }
}

/// Says which account is signed in; nil if none is. That the session cannot be read is an error: the account's content
/// is then not gone.
public typealias CurrentAccount = @MainActor () throws(StoreError) -> AccountID?

/// Saves the navigation beyond the process, as bytes that only the app's presentation can read.
///
/// Every function throws `StoreError` if the database cannot be used.
@MainActor
public protocol SavedNavigationStore {
    /// Saves an account's navigation, and replaces what was saved before.
    func save(_ navigation: Data, of account: AccountID) throws(StoreError)

    /// Returns the saved navigation of that account, or nil, and removes it, so that a navigation that crashes the app
    /// does so once.
    func take(of account: AccountID) throws(StoreError) -> Data?

    /// Removes the saved navigation of any account.
    func remove() throws(StoreError)
}
