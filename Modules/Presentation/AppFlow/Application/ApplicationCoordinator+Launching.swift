public import Launches
import Navigation
import Notifications

extension ApplicationCoordinator {
    /// Tries again what failed while loading.
    public func retry() {
        guard phase == .retry else { return }
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

    /// Somebody signs in; whoever was signed in is signed out first.
    public func signIn(as account: AccountID) async {
        recover()
        while let current = session?.account, current != account { await signOut() }
        var next = session ?? .unknown
        next.account = account
        save(next)
        if phase == .login { enterFirstScreen() }
    }

    /// Ends the session: what is pending is nobody's any more, and nothing of it stays on the device.
    public func signOut() async {
        recover()
        guard var next = session, next.account != nil else { return }
        next.account = nil
        next.loggedOutAt = services.now()
        next.hasArchiveToClear = true
        save(next)
        let wasRunning = phase != .notRunning
        tellGate(.signedOut(services.now()))
        if wasRunning { enterFirstScreen() } else { tellGate(.phase(.notRunning)) }
        services.notificationCenter.removeAllDelivered()
        do {
            try await clearArchive()
        } catch {
            services.logFailure("archive not cleared", ["reason": "\(error)"])
        }
    }

    /// Nobody gets in before what a logout left undone is done.
    private func clearArchive() async throws(NotificationArchiveError) {
        guard session?.hasArchiveToClear == true else { return }
        try await services.archive.removeAll()
        guard var next = session else { return }
        next.hasArchiveToClear = false
        save(next)
    }

    /// Session check, loading, then onboarding, login or the main screen, in this order.
    func loadMain() async {
        enter(.checkingSession)
        recover()
        enter(.loading)
        do {
            try await clearArchive()
            try await main.load()
            enterFirstScreen()
        } catch {
            services.logFailure("not loaded", ["reason": "\(error)"])
            enter(.retry)
        }
    }

    private func enterFirstScreen() {
        switch (session?.hasOnboarded, session?.account) {
        case (true?, let account?): enter(.ready(account))
        case (true?, nil): enter(.login)
        default: enter(.onboarding)
        }
    }

    /// The navigation first, so that what the gate lets through finds the main screen there.
    func enter(_ phase: LaunchPhase) {
        navigator.enter(phase.navigation)
        tellGate(.phase(phase))
    }
}

extension Session {
    /// Before anybody used the app.
    static let unknown = Session(account: nil, hasOnboarded: false)
}

extension LaunchPhase {
    fileprivate var navigation: NavigationState.Phase {
        switch self {
        case .notRunning, .launching, .checkingSession, .loading: .launching
        case .retry: .retry
        case .onboarding: .onboarding
        case .login: .login
        case .ready: .main
        }
    }
}
