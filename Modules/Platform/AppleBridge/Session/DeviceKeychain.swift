#if canImport(UIKit)
import Foundation
public import Launches
import Security
public import StoreErrors

/// The Keychain of iOS. A token is a generic password, which only this device can read, and only from its first unlock
/// on, like the app's files. Apple: "Keychain services", "Storing Keys in the Keychain", "Restricting keychain item
/// accessibility".
public struct DeviceKeychain: Keychain {
    /// Tells the tokens from the app's other generic passwords, and from those of apps that share them.
    private let service = (Bundle.main.bundleIdentifier ?? "") + ".session-token"

    public init() {}

    public func token(of account: AccountID) throws(StoreError) -> SessionToken? {
        var query = item(of: account)
        query[kSecReturnData as String] = true
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return nil }
        try check(status)
        guard let data = found as? Data, let text = String(data: data, encoding: .utf8) else {
            throw .unavailable(reason: "the token in the Keychain is not text")
        }
        return SessionToken(text)
    }

    public func save(_ token: SessionToken, of account: AccountID) throws(StoreError) {
        let value = [kSecValueData as String: Data(token.text.utf8)]
        let status = SecItemUpdate(item(of: account) as CFDictionary, value as CFDictionary)
        guard status == errSecItemNotFound else { return try check(status) }
        var new = item(of: account).merging(value) { $1 }
        new[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        try check(SecItemAdd(new as CFDictionary, nil))
    }

    public func removeTokens(except account: AccountID?) throws(StoreError) {
        var query = items
        query[kSecReturnAttributes as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitAll
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return }
        try check(status)
        let accounts = (found as? [[String: Any]] ?? []).compactMap { $0[kSecAttrAccount as String] as? String }
        for each in accounts.map(AccountID.init) where each != account {
            let status = SecItemDelete(item(of: each) as CFDictionary)
            if status != errSecItemNotFound { try check(status) }
        }
    }

    private var items: [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
        ]
    }

    private func item(of account: AccountID) -> [String: Any] {
        var item = items
        item[kSecAttrAccount as String] = account.description
        return item
    }

    private func check(_ status: OSStatus) throws(StoreError) {
        guard status == errSecSuccess else {
            let reason = SecCopyErrorMessageString(status, nil).map { $0 as String } ?? "no description"
            throw .refused(reason: "Keychain: \(reason) (\(status))")
        }
    }
}
#endif
