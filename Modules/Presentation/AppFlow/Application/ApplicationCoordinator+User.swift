public import Launches
public import Navigation

extension ApplicationCoordinator {
    /// Somebody signs in; whoever was signed in is signed out first. Nobody can while the session that is on disk cannot
    /// be read, nor where others sign in each time before they get their turn. What a feature still writes for an earlier
    /// account is waited for, for twenty seconds: what it writes later is the next account's.
    /// - Parameters:
    ///   - account: who signs in.
    ///   - token: proves it to the backend, if the app has one.
    public func signIn(as account: AccountID, token: SessionToken? = nil) async {
        send(.woken)
        await withCheckedContinuation { continuation in
            let callback = callbacks.add({ _ in continuation.resume() }, timeIsOver: { self.send(.signInOverdue($0)) })
            send(.signInAsked(account, token, callback))
        }
    }

    /// Ends the session: what is pending is nobody's any more, and nothing of it stays on the device. The backend is told
    /// before, as long as the session proves to it who asks, and is waited for some seconds.
    public func signOut() async {
        send(.woken)
        await withCheckedContinuation { continuation in
            send(.signOutAsked(callbacks.add { _ in continuation.resume() }))
        }
    }

    /// Tries again what failed while loading.
    public func retry() {
        send(.woken)
        send(.retried)
    }

    /// The user got through onboarding.
    public func completeOnboarding() {
        send(.woken)
        send(.onboarded(true))
    }

    /// The next launch is as the first one was.
    public func forgetOnboarding() {
        send(.woken)
        send(.onboarded(false))
    }

    /// Nothing of the app is shown until ``unlock()``.
    public func lock() { send(.locked) }

    /// The user proved who they are, which they can only do where they see the app.
    public func unlock() { send(.unlocked) }

    /// Switches the lock of the account that is signed in on or off. The app's settings call it, on the main screen, once
    /// the user has proved who they are; anywhere else it does nothing. A sign-out switches it off.
    /// - Parameter isOn: whether the user has to unlock the app each time that it comes back from the background.
    public func setLock(_ isOn: Bool) { send(.lockSwitched(isOn: isOn)) }

    /// Does what a screen's content offers. An alert tells why it could not be done.
    /// - Parameters:
    ///   - action: one of the actions that the content offers.
    ///   - text: what was typed, for an action that takes text.
    ///   - shown: the screen that offers it.
    /// - Throws: `RouteError`; the text is the user's to keep then.
    public func perform(
        _ action: ScreenContent.Action.ID, text: String? = nil, on shown: ShownScreen
    ) async throws(RouteError) {
        do {
            try await models.perform(action, text: text, on: shown)
        } catch {
            services.logFailure("not done", ["action": "\(action)", "reason": "\(error)"])
            navigator.show(NavigationAlert(code: error.code))
            throw error
        }
        await effects.searchResults.removeIfDeleted(shown)
    }
}
