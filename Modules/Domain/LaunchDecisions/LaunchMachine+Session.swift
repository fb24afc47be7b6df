import Launches

/// The session on disk, each change of it, and whether it is valid.
extension LaunchMachine {
    /// Whether the backend is being told; the session lasts until then.
    var isSigningOut: Bool { jobs.isRunningOrNext(.forgetDevice) }
    /// The account whose content may be stored.
    var storingAccount: AccountID? { isSigningOut ? nil : account }

    mutating func wake() {
        if session == nil { return effects.append(.readSession) }
        if !login.hasReadInbox { effects.append(.readInbox) }
        saveAgain()
        // Without a network its account stays in, and the token is replaced as soon as that is possible.
        if login.isChecked, login.validAccount != nil { refreshToken() }
    }

    mutating func noteSession(_ read: Session?) {
        guard session == nil else { return }
        // No session is on disk: nobody is signed in, and the stores are cleaned up first.
        var session = read ?? Session(account: nil, hasOnboarded: false)
        if read == nil { session.needsSignOutCleanup = true }
        login.session = session
        start.mustUnlock = session.hasLock
        effects += [.registerDevice(session.account), .readInbox]
        giveNonce()
        storeUnreadPushes()
        // It could not be read when it was looked for first, as before a device's first unlock.
        if login.isChecked { startOver() }
    }

    mutating func rememberUnsaved() {
        login.isUnsaved = true
        alerts.raiseOnce(Self.diskRefusedCode)
    }

    /// Otherwise the next launch would find the session before.
    mutating func saveAgain() {
        if login.isUnsaved, let session { save(session) }
    }

    private mutating func save(_ session: Session) {
        login.isUnsaved = false
        effects.append(.save(session))
    }

    mutating func change(_ change: (inout Session) -> Void) {
        guard var session else { return log("session not saved", "the one on disk is not known") }
        change(&session)
        login.session = session
        registerDevice()
        save(session)
    }

    /// For the pushes of the signed-in account alone. While the session cannot be read, the registration stays as it
    /// is.
    mutating func registerDevice() {
        if session != nil { effects.append(.registerDevice(storingAccount)) }
    }

    mutating func keep(_ nonce: LinkNonce) {
        guard account != nil, session?.nonce == nil else { return }
        change { $0.nonce = nonce }
        giveNonce()
    }

    /// Gives widgets their nonce again, in case the first one did not reach them or a clean-up removed it.
    mutating func giveNonce() {
        guard let account else { return }
        effects.append(session?.nonce.map { .giveNonce($0, of: account) } ?? .makeNonce)
    }

    mutating func switchLock(_ isOn: Bool) {
        guard phase.isReady else { return }
        change { $0.hasLock = isOn }
        if isOn, display.scenes.areInBackground { start.mustUnlock = true }
    }

    mutating func log(_ what: String, _ reason: String) { effects.append(.log(what, reason: reason)) }

    // MARK: Whether it is valid

    mutating func startOver() {
        start.hasFailed = false
        start.hasLoaded = false
        login.isChecked = false
        checkSession()
    }

    /// An expired token is replaced first, once for all who ask.
    mutating func checkSession() {
        if login.expiredToken(at: now) == nil { concludeCheck() } else { refreshToken() }
    }

    private mutating func refreshToken() {
        guard let token = login.expiredToken(at: now), !jobs.isRunningOrNext(.refreshToken(token)) else { return }
        jobs.add(Job(nil, [.refreshToken(token)]))
    }

    private mutating func concludeCheck() {
        login.isChecked = true
        if session == nil, start.hasScene { start.hasFailed = true }
    }

    /// If the backend refuses, the user has to sign in again. This is no sign-out: arrivals wait, and the session is
    /// kept, so that the sign-in of another account signs this one out. An answer about an earlier token changes
    /// nothing.
    mutating func endRenewal(of token: SessionToken, _ result: StepResult) {
        if session?.token == token {
            switch result {
            case .token(let next):
                login.refusedToken = nil
                change { $0.token = next }
            case .failed(let failure) where failure.kind == .final:
                login.refusedToken = token
                endRefresh(isDone: false)
            default: break
            }
        }
        concludeCheck()
        // Time in the background is an occasion to try again what failed, once the session is known to be valid.
        if callers.refresh != nil { gate.retryActions() }
    }
}
