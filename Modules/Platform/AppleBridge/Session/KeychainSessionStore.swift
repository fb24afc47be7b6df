public import Launches
public import StoreErrors

/// Keeps the session's token in the Keychain, and the rest of the session in another store.
///
/// A token is stored under its account, so that a process which ends between the two writes leaves no account with
/// another one's token. iOS keeps an app's Keychain items when the app is deleted: ``load()`` removes tokens without a
/// session.
public struct KeychainSessionStore: SessionStore {
    /// Stands in the other store for a token in the Keychain.
    private static let placeholder = SessionToken("")

    private let sessions: any SessionStore
    private let keychain: any Keychain

    /// - Parameters:
    ///   - sessions: keeps everything but the token. A token that it already has is moved when the session is next
    ///     saved.
    ///   - keychain: keeps the token.
    public init(_ sessions: any SessionStore, in keychain: any Keychain) {
        self.sessions = sessions
        self.keychain = keychain
    }

    /// The session; nil if none is saved, or if its token is gone from the Keychain, as after the app moved to another
    /// developer team.
    public func load() throws(StoreError) -> Session? {
        let saved = try sessions.load()
        guard var session = saved, let account = session.account else {
            // Nobody waits for it, so the next time is soon enough.
            try? keychain.removeTokens(except: nil)
            return saved
        }
        if session.token == Self.placeholder {
            guard let token = try keychain.token(of: account) else { return nil }
            session.token = token
        }
        return session
    }

    public func save(_ session: Session) throws(StoreError) {
        var rest = session
        if let account = session.account, let token = session.token {
            try keychain.save(token, of: account)
            rest.token = Self.placeholder
        }
        try sessions.save(rest)
        try keychain.removeTokens(except: session.token == nil ? nil : session.account)
    }
}

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
