import AppleBridge
import Launches
import StoreErrors

/// The Keychain in memory.
final class KeychainDouble: Keychain {
    private(set) var tokens: [AccountID: SessionToken] = [:]
    /// As before the device's first unlock.
    var isLocked = false

    func token(of account: AccountID) throws(StoreError) -> SessionToken? {
        try unlock()
        return tokens[account]
    }

    func save(_ token: SessionToken, of account: AccountID) throws(StoreError) {
        try unlock()
        tokens[account] = token
    }

    func removeTokens(except account: AccountID?) throws(StoreError) {
        try unlock()
        tokens = tokens.filter { $0.key == account }
    }

    private func unlock() throws(StoreError) {
        if isLocked { throw .unavailable(reason: "locked") }
    }
}
