public import Launches

/// Keeps the session's token in the Keychain, and the rest of the session in another store.
///
/// A token is stored under its account, so that a process which ends between the two writes leaves no account with
/// another one's token. iOS keeps an app's Keychain items when the app is deleted: a token without a session is removed
/// at the next ``load()``.
public struct KeychainSessionStore: SessionStore {
    private let sessions: any SessionStore
    private let keychain: any Keychain

    /// - Parameters:
    ///   - sessions: keeps everything but the token. A token that it already has is moved when the session is next saved.
    ///   - keychain: keeps the token.
    public init(_ sessions: any SessionStore, in keychain: any Keychain) {
        self.sessions = sessions
        self.keychain = keychain
    }

    public func load() throws(LaunchStoreError) -> Session? {
        let saved = try sessions.load()
        guard var session = saved, let account = session.account else {
            try keychain.removeTokens()
            return saved
        }
        session.token = try keychain.token(of: account) ?? session.token
        return session
    }

    public func save(_ session: Session) throws(LaunchStoreError) {
        var rest = session
        rest.token = nil
        if let account = session.account, let token = session.token {
            try keychain.save(token, of: account)
            try sessions.save(rest)
        } else {
            try sessions.save(rest)
            try keychain.removeTokens()
        }
    }
}
