public import Launches
import Navigation
import Notifications

/// How often one sign-in signs out whoever is in its way.
private let signOutLimit = 5

extension ApplicationCoordinator {
    /// Somebody signs in; whoever was signed in is signed out first. Nobody can while the session that is on disk cannot
    /// be read, nor where others sign in each time before they get their turn.
    /// - Parameters:
    ///   - account: who signs in.
    ///   - token: proves it to the backend, if the app has one.
    public func signIn(as account: AccountID, token: SessionToken? = nil) async {
        guard recover() else { return }
        for _ in 1...signOutLimit where blocksSignIn(of: account) { await signOut() }
        if blocksSignIn(of: account) {
            return services.logFailure("not signed in", ["reason": "others signed in before, \(signOutLimit) times"])
        }
        var next = session ?? .unknown
        next.account = account
        next.token = token
        save(next)
        isUnlocked = !scenes.areInBackground
        if phase == .login || phase == .locked { enterFirstScreen() }
    }

    /// Whether somebody has to be signed out before an account can sign in.
    private func blocksSignIn(of account: AccountID) -> Bool {
        guard let current = session?.account else { return false }
        return current != account || current == signingOut
    }

    /// Ends the session: what is pending is nobody's any more, and nothing of it stays on the device. The backend is told
    /// before, as long as the session proves to it who asks, and is waited for some seconds.
    public func signOut() async {
        recover()
        guard await forgetDevice(), var next = session, next.account != nil else { return }
        next.account = nil
        next.token = nil
        next.hasLock = false
        next.loggedOutAt = services.now()
        next.needsSignOutCleanup = true
        signOutCount += 1
        save(next)
        let interrupted = phase
        reduceGate(.signedOut(services.now()))
        endSilentWork()
        if hasLoaded { enterFirstScreen() } else { reduceGate(.phase(interrupted)) }
        do {
            try await clearStores()
        } catch {
            services.logFailure("stores not cleared", ["reason": "\(error)"])
        }
    }

    /// Does a logout's work again if it came while something was written, which may have been too late for it.
    /// - Parameter logout: how many there were before the writing.
    func clearStores(ifChangedSince logout: Int) async {
        guard logout != signOutCount, var next = session, next.account == nil else { return }
        signOutCount += 1
        next.needsSignOutCleanup = true
        save(next)
        do {
            try await clearStores()
        } catch {
            services.logFailure("stores not cleared", ["reason": "\(error)"])
        }
    }

    /// Switches the lock of the account that is signed in on or off. The app's settings call it, on the main screen, once
    /// the user has proved who they are; anywhere else it does nothing. A logout switches it off.
    /// - Parameter isOn: whether the user has to unlock the app each time that it comes back from the background.
    public func setLock(_ isOn: Bool) {
        guard case .ready = phase, var next = session else { return }
        next.hasLock = isOn
        save(next)
        if isOn, scenes.areInBackground { lock() }
    }

    /// Does what a logout left undone, once for all who wait for it.
    func clearStores() async throws(RouteError) {
        while session?.needsSignOutCleanup == true {
            let running = clearing ?? Task { await self.removeStored() }
            clearing = running
            try await running.value.get()
        }
    }

    private func removeStored() async -> Result<Void, RouteError> {
        defer { clearing = nil }
        let logout = signOutCount
        // Again, in case the process that was to do it at the logout died.
        clearNotifications()
        do {
            try await removeAccountData()
        } catch {
            return .failure(error)
        }
        // A logout in the meantime may have left more behind.
        guard logout == signOutCount, var next = session else { return .success(()) }
        next.needsSignOutCleanup = false
        save(next)
        return .success(())
    }

    private func removeAccountData() async throws(RouteError) {
        do {
            try await services.archive.removeAll()
        } catch {
            throw RouteError(error)
        }
        try await main.removeAccount()
        // What is not settled on disk still has its content.
        bufferedInbox.settle([])
        guard bufferedInbox.isFlushed else { throw .databaseRefused(reason: "what was pending is not settled on disk") }
        do {
            try await services.eraseRemoved()
        } catch {
            throw .databaseRefused(reason: "\(error)")
        }
    }

    /// Finds out whose session is valid; a token that has expired is replaced first.
    func checkSession() async {
        recover()
        if let token = session?.token, session?.account != nil, token.isExpired(at: services.now()) {
            if phase == .checkingSession { enter(.refreshing) }
            await replace(token)
        }
        hasCheckedSession = true
        reduceGate(.session(validAccount))
    }

    /// Whose session is valid: nobody's while an expired token is not replaced.
    var validAccount: AccountID? {
        if let token = session?.token, token == refusedToken { return nil }
        return session?.account
    }

    /// Without a new token the user has to sign in again, which is no logout: what is pending waits for them. The
    /// session is kept, so that anybody else who signs in logs its account out.
    private func replace(_ expired: SessionToken) async {
        do {
            let replacement = try await services.tokens.token(after: expired)
            guard var next = session, next.token == expired else { return }
            next.token = replacement
            save(next)
        } catch {
            services.logFailure("session not refreshed", ["reason": "\(error)"])
            refusedToken = expired
        }
    }
}
