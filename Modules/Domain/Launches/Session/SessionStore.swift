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

/// The accounts that are signed in on the device, in an app whose user has several. One of them is in use at a time.
///
/// A tap on a push that names another of them waits, and the user is asked whether to switch.
@MainActor
public protocol AccountSwitcher {
    /// Whether that account is signed in on the device, so that it can be used without the sign-in screen.
    func canSwitch(to account: AccountID) -> Bool

    /// What the user knows an account by, such as an address.
    func name(of account: AccountID) -> String

    /// What authenticates an account to the backend; nil if the app has none. One that has expired is replaced.
    func token(of account: AccountID) -> SessionToken?
}
