public import Launches
public import StoreErrors

/// The tokens in the device's Keychain.
///
/// Every function throws `StoreError.refused` if the Keychain cannot be used, as before the device's
/// first unlock.
@MainActor
public protocol Keychain {
    /// The token of an account; nil if there is none.
    func token(of account: AccountID) throws(StoreError) -> SessionToken?

    /// Saves a token, and replaces the account's token before it.
    func save(_ token: SessionToken, of account: AccountID) throws(StoreError)

    /// Removes the tokens of all accounts but one; of all if nil.
    func removeTokens(except account: AccountID?) throws(StoreError)
}
