import AppleBridge
import Launches
import StoreErrors
import TestSupport
import Testing

@MainActor
@Suite struct KeychainSessionStoreTests {
    private let file = FailingSessionStore()
    private let keychain = KeychainDouble()
    private let session = Session(account: AccountID("1"), token: SessionToken("secret"), hasOnboarded: true)
    private var store: KeychainSessionStore { KeychainSessionStore(file, in: keychain) }

    @Test(arguments: SessionStoreContract.rules)
    func `the contract of session stores is kept`(rule: ContractRule<any SessionStore>) async throws {
        try await rule.check(store)
    }

    @Test func `the token is in the Keychain alone`() throws {
        try store.save(session)
        #expect(try file.load()?.account == AccountID("1") && file.load()?.token?.text == "")
        #expect(keychain.tokens == [AccountID("1"): SessionToken("secret")])
    }

    @Test func `a token that the other store already has is used, and moved when the session is next saved`() throws {
        try file.save(session)
        let loaded = try store.load()
        #expect(loaded == session)
        try store.save(try #require(loaded))
        #expect(try file.load()?.token?.text == "")
        #expect(try store.load() == session)
    }

    @Test func `P4: a session whose token is gone is nobody's`() throws {
        try store.save(session)
        try keychain.removeTokens(except: nil)
        #expect(try store.load() == nil)
    }

    @Test func `a process that ends before the session is saved leaves no account with another one's token`() throws {
        try store.save(session)
        file.isFull = true
        #expect(throws: StoreError.self) {
            try store.save(Session(account: AccountID("2"), token: SessionToken("another"), hasOnboarded: true))
        }
        #expect(try store.load() == session)
    }

    @Test("no token outlives the session, not even one that an app left that was deleted", arguments: [true, false])
    func removed(isSignedOut: Bool) throws {
        try keychain.save(SessionToken("secret"), of: AccountID("1"))
        if isSignedOut { try file.save(Session(account: nil, hasOnboarded: true)) }
        #expect(try store.load()?.token == nil)
        #expect(keychain.tokens == [:])
    }

    @Test func `a sign-out removes the token once the session says so`() throws {
        try store.save(session)
        file.isFull = true
        let signedOut = Session(account: nil, hasOnboarded: true)
        #expect(throws: StoreError.self) { try store.save(signedOut) }
        #expect(try store.load() == session)
        file.isFull = false
        try store.save(signedOut)
        #expect(keychain.tokens == [:])
    }

    @Test func `the next account's token is the only one, even if the disk refused the sign-out before`() throws {
        try store.save(session)
        let next = Session(account: AccountID("2"), token: SessionToken("another"), hasOnboarded: true)
        try store.save(next)
        #expect(keychain.tokens == [AccountID("2"): SessionToken("another")])
        #expect(try store.load() == next)
    }

    @Test func `nobody is kept out by a Keychain that cannot be used before a sign-in`() throws {
        keychain.isLocked = true
        let signedOut = Session(account: nil, hasOnboarded: true)
        try file.save(signedOut)
        #expect(try store.load() == signedOut)
    }

    @Test func `a Keychain that is locked leaves the session unread, and as it was`() throws {
        try store.save(session)
        keychain.isLocked = true
        #expect(throws: StoreError.self) { try store.load() }
        #expect(throws: StoreError.self) {
            try store.save(Session(account: AccountID("2"), token: SessionToken("another"), hasOnboarded: true))
        }
        keychain.isLocked = false
        #expect(try store.load() == session)
    }
}

/// A session store whose disk may be full.
private final class FailingSessionStore: SessionStore {
    private let memory = InMemorySessionStore()
    var isFull = false

    func load() throws(StoreError) -> Session? { try memory.load() }

    func save(_ session: Session) throws(StoreError) {
        if isFull { throw .unavailable(reason: "full") }
        try memory.save(session)
    }
}

/// The Keychain in memory.
private final class KeychainDouble: Keychain {
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
