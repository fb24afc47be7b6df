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
