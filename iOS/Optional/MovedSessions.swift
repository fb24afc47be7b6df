import Foundation
import Launches
import Security
import StoreErrors

/// For an app that has users already: moves the session of the earlier version, here a generic password, at the first
/// `load()`, and deletes the old one once the new is saved. Without a session nobody is signed in, and the app deletes
/// stored content and notifications, as at a sign-out.
///
/// The Keychain outlives the app: a file of that version tells an update from a new installation. In `Stores` write
/// `sessions = MovedSessions(sessions: KeychainSessionStore(savedSession, in: DeviceKeychain()))`.
struct MovedSessions: SessionStore {
    let sessions: any SessionStore

    func load() throws(StoreError) -> Session? {
        if let session = try sessions.load() { return session }
        guard FileManager.default.fileExists(atPath: Self.oldFile), let token = try oldToken() else { return nil }
        let session = Session(account: AccountID("1"), token: token, hasOnboarded: true)
        try sessions.save(session)
        _ = SecItemDelete(oldItem as CFDictionary)
        return session
    }

    func save(_ session: Session) throws(StoreError) { try sessions.save(session) }

    private static let oldFile = NSHomeDirectory() + "/Documents/acme.sqlite"

    private var oldItem: [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "com.example.acme.login"]
    }

    private func oldToken() throws(StoreError) -> SessionToken? {
        var query = oldItem
        query[kSecReturnData as String] = true
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound { return nil }
        // Before the device's first unlock it is `errSecInteractionNotAllowed`, which does not say that there is none.
        // The app reads the session again at the unlock.
        guard status == errSecSuccess, let data = found as? Data, let text = String(data: data, encoding: .utf8) else {
            throw .unavailable(reason: "the old session cannot be read (\(status))")
        }
        return SessionToken(text)
    }
}
