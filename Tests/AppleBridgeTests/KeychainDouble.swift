import AppleBridge
import Launches

/// The Keychain in memory.
final class KeychainDouble: Keychain {
    private(set) var tokens: [AccountID: SessionToken] = [:]
    /// As before the device's first unlock.
    var isLocked = false

    func token(of account: AccountID) throws(LaunchStoreError) -> SessionToken? {
        try unlock()
        return tokens[account]
    }

    func save(_ token: SessionToken, of account: AccountID) throws(LaunchStoreError) {
        try unlock()
        tokens[account] = token
    }

    func removeTokens(except account: AccountID?) throws(LaunchStoreError) {
        try unlock()
        tokens = tokens.filter { $0.key == account }
    }

    private func unlock() throws(LaunchStoreError) {
        if isLocked { throw .unavailable(reason: "locked") }
    }
}
