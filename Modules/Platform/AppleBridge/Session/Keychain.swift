public import Launches

/// The tokens in the device's Keychain.
///
/// Every function throws `LaunchStoreError.unavailable` if the Keychain cannot be used, as before the device's
/// first unlock.
@MainActor
public protocol Keychain {
    /// The token of an account; nil if there is none.
    func token(of account: AccountID) throws(LaunchStoreError) -> SessionToken?

    /// Saves a token, and replaces the account's token before it.
    func save(_ token: SessionToken, of account: AccountID) throws(LaunchStoreError)

    /// Removes the tokens of all accounts but one; of all if nil.
    func removeTokens(except account: AccountID?) throws(LaunchStoreError)
}
