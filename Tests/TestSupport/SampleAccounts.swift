public import Launches

/// The accounts that are signed in on a device.
@MainActor
public final class SampleAccounts: AccountSwitcher {
    /// Those to which the app can switch.
    public var others = ["2"]
    /// Whether it says so of every account.
    public var canSwitchToAll = false
    /// The name of all of them, instead of one for each.
    public var commonName: String?

    public init() {}

    public func canSwitch(to account: AccountID) -> Bool { canSwitchToAll || others.contains(account.description) }

    public func name(of account: AccountID) -> String {
        commonName ?? (account == AccountID("2") ? "two" : "three") + "@example.com"
    }

    public func token(of account: AccountID) -> SessionToken? { SessionToken("token of \(account)") }
}
