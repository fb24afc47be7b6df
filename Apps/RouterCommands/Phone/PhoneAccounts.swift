import Launches

/// The accounts of a program that are signed in on the phone.
@MainActor
struct PhoneAccounts: AccountSwitcher {
    let names: [AccountID: String]
    let issuer: LocalSessionIssuer

    /// Whose session was revoked has to sign in again.
    func canSwitch(to account: AccountID) -> Bool {
        names[account] != nil && !issuer.revoked.contains(account.description)
    }

    func name(of account: AccountID) -> String { names[account] ?? account.description }

    func token(of account: AccountID) -> SessionToken? { issuer.token(for: account) }
}
