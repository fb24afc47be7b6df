/// How far the app has come: launch screen, session check, loading, then onboarding, login, the lock or the main screen,
/// in this order.
struct StartReducer: LaunchReducer, Hashable {
    private(set) var phase = LaunchPhase.notRunning
    /// Whether loading is done, so that the first screen can show.
    private var hasLoaded = false
    private var awaitsCleanup = false
    /// Whether the user unlocked the app since it was last in the background.
    private var isUnlocked = false

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .connected: phase == .notRunning ? enter(.launching) : []
        case .started: phase == .launching ? check() : []
        case .sessionKnown, .retried: phase == .retry ? startOver() : []
        case .tokenRefreshBegan: phase == .checkingSession ? enter(.refreshing) : []
        case .checked: goOn(afterCheck: context)
        case .cleanupEnded(let failure): awaitsCleanup ? goOn(afterCleanup: failure) : []
        case .ended(.load, let result): phase == .loading ? end(result, context) : []
        case .onboarded(let isDone): isDone && phase == .onboarding ? enterFirstScreen(context) : []
        case .locked: lock()
        case .unlocked: context.hasNoForegroundScene ? [] : unlock(context)
        case .lockSwitched(let isOn): isOn && context.hasNoForegroundScene ? lock() : []
        case .leftDisplay: leaveDisplay(context)
        case .signedIn: signIn(context)
        case .signedOut:
            // The gate set its phase to `login` at the sign-out: tell it the actual one.
            hasLoaded ? enterFirstScreen(context) : [.event(.phase(phase))]
        default: []
        }
    }

    private mutating func enter(_ next: LaunchPhase) -> [LaunchStep] {
        phase = next
        return [.effect(.show(next)), .event(.phase(next))]
    }

    private mutating func startOver() -> [LaunchStep] {
        hasLoaded = false
        return enter(.launching) + check()
    }

    private mutating func check() -> [LaunchStep] { enter(.checkingSession) + [.event(.checkWanted)] }

    private mutating func goOn(afterCheck context: LaunchContext) -> [LaunchStep] {
        switch phase {
        case .checkingSession, .refreshing:
            context.session == nil ? enter(.retry) : enter(.loading) + awaitCleanup()
        // The token was refused in the meantime.
        case .locked, .ready: context.validAccount == nil ? save() + enterFirstScreen(context) : []
        default: []
        }
    }

    /// The sign-in drops the main screen, and its account comes back to it.
    private func save() -> [LaunchStep] {
        guard case .ready(let account) = phase else { return [] }
        return [.effect(.saveNavigation(account))]
    }

    private mutating func awaitCleanup() -> [LaunchStep] {
        awaitsCleanup = true
        return [.event(.cleanupWanted)]
    }

    private mutating func goOn(afterCleanup failure: WorkFailure?) -> [LaunchStep] {
        awaitsCleanup = false
        return failure == nil ? [.effect(.start(.load))] : enter(.retry)
    }

    private mutating func end(_ result: WorkResult, _ context: LaunchContext) -> [LaunchStep] {
        if case .failed = result { return enter(.retry) }
        // A sign-out meanwhile leaves what was loaded to nobody.
        if context.needsCleanup { return awaitCleanup() }
        hasLoaded = true
        return enterFirstScreen(context)
    }

    private mutating func enterFirstScreen(_ context: LaunchContext) -> [LaunchStep] {
        guard let session = context.session, session.hasOnboarded else { return enter(.onboarding) }
        guard let account = context.validAccount else { return enter(.login) }
        // Nobody gets in before what a sign-out left undone is done.
        if context.needsCleanup { return startOver() }
        return enter(session.hasLock && !isUnlocked ? .locked : .ready(account))
    }

    private mutating func lock() -> [LaunchStep] {
        phase.isReady ? enter(.locked) : []
    }

    /// The user can only unlock the app while they see it.
    private mutating func unlock(_ context: LaunchContext) -> [LaunchStep] {
        isUnlocked = true
        return phase == .locked ? enterFirstScreen(context) : []
    }

    private mutating func leaveDisplay(_ context: LaunchContext) -> [LaunchStep] {
        isUnlocked = false
        return context.session?.hasLock == true ? lock() : []
    }

    private mutating func signIn(_ context: LaunchContext) -> [LaunchStep] {
        isUnlocked = !context.hasNoForegroundScene
        return phase == .login || phase == .locked ? enterFirstScreen(context) : []
    }
}

extension LaunchPhase {
    var isReady: Bool {
        if case .ready = self { true } else { false }
    }
}
