import Launches
import Navigation
import Notifications

extension ApplicationCoordinator {
    /// Tries again what failed while loading.
    public func retry() {
        if phase == .retry { load() }
    }

    private func load() {
        hasLoaded = false
        enter(.launching)
        run { await self.loadMain() }
    }

    /// The user got through onboarding.
    public func completeOnboarding() {
        recover()
        var next = session ?? .unknown
        next.hasOnboarded = true
        save(next)
        if phase == .onboarding { enterFirstScreen() }
    }

    /// The next launch is as the first one was.
    public func forgetOnboarding() {
        recover()
        var next = session ?? .unknown
        next.hasOnboarded = false
        save(next)
    }

    /// Nothing of the app is shown until ``unlock()``.
    public func lock() {
        guard case .ready = phase else { return }
        isUnlocked = false
        enter(.locked)
    }

    /// The user proved who they are, which they can only do where they see the app.
    public func unlock() {
        guard !scenes.areInBackground else { return }
        isUnlocked = true
        if phase == .locked { enterFirstScreen() }
    }

    /// Session check, loading, then onboarding, login, the lock or the main screen, in this order.
    func loadMain() async {
        enter(.checkingSession)
        await checkSession()
        guard hasReadSession else { return enter(.retry) }
        enter(.loading)
        do {
            repeat {
                try await clearStores()
                try await main.load()
            } while session?.needsSignOutCleanup == true
            hasLoaded = true
            enterFirstScreen()
        } catch {
            services.logFailure("not loaded", ["reason": "\(error)"])
            enter(.retry)
        }
    }

    func enterFirstScreen() {
        guard let session, session.hasOnboarded else { return enter(.onboarding) }
        guard let account = validAccount else { return enter(.login) }
        // Nobody gets in before what a logout left undone is done.
        if session.needsSignOutCleanup { return load() }
        enter(session.hasLock && !isUnlocked ? .locked : .ready(account))
    }

    /// The navigation first, so that what the gate lets through finds its place.
    func enter(_ phase: LaunchPhase) {
        if let other = phase.navigation { navigator.enter(other) }
        reduceGate(.phase(phase))
    }
}

extension Session {
    /// Before anybody used the app, or where nobody knows any more who did: what is left of them is nobody's.
    static var unknown: Session {
        var session = Session(account: nil, hasOnboarded: false)
        session.needsSignOutCleanup = true
        return session
    }
}

extension LaunchPhase {
    /// Nil for the main screen.
    fileprivate var navigation: NavigationState.Phase? {
        switch self {
        case .notRunning, .launching, .checkingSession, .refreshing, .loading: .launching
        case .retry: .retry
        case .onboarding: .onboarding
        case .login: .login
        case .locked: .locked
        case .ready: nil
        }
    }
}
