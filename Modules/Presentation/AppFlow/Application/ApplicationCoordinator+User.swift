import LaunchDecisions
public import Launches
public import Navigation
import Notifications

extension ApplicationCoordinator {
    /// Signs an account in, with the token that authenticates it to the backend, if the app has one. Another account is
    /// signed out first. This does nothing while the session on disk cannot be read, nor if other sign-ins keep coming
    /// first. It waits up to twenty seconds for what a feature or screen still writes for an earlier account: later
    /// writes go to the new account.
    public func signIn(as account: AccountID, token: SessionToken? = nil) async {
        send(.woken)
        await signIn { .signInAsked(account, token, $0) }
    }

    /// Answers the alert that asks whether to switch to the account of a tap, and closes it. After a yes the account
    /// that is in use is signed out as by ``signIn(as:token:)``, the other one is signed in, and the tap opens there.
    /// - Parameters:
    ///   - alert: as the user saw it. What is not asked any more is not answered either.
    ///   - isAccepted: whether to switch. Otherwise the tap is discarded.
    public func answer(_ alert: NavigationAlert, isAccepted: Bool) async {
        guard let question = machine.gate.question, alert.asks(question) else { return }
        guard isAccepted, services.canSwitch(to: question.account) else { return send(.answered(question, .no)) }
        let token = services.accounts?.token(of: question.account)
        await signIn { .answered(question, .yes(token, callback: $0)) }
    }

    /// Returns once the event's caller is called.
    private func signIn(by event: (CallbackID) -> LaunchEvent) async {
        await withCheckedContinuation { continuation in
            let callback = shell.callbacks.add(
                { _ in continuation.resume() }, timeIsOver: { self.send(.timeIsOver($0)) })
            send(event(callback))
        }
    }

    /// Ends the session: discards the pending payloads and deletes the account's content from the device. Before that,
    /// the backend forgets the device, while the session still authenticates the request. This waits a few seconds for
    /// its answer.
    public func signOut() async {
        send(.woken)
        await withCheckedContinuation { continuation in
            send(.signOutAsked(shell.callbacks.add { _ in continuation.resume() }))
        }
    }

    /// Loads again after a failure.
    public func retry() { send(.woken, .retried) }

    /// The user completed onboarding.
    public func completeOnboarding() { send(.woken, .onboarded) }

    /// Closes the alert that offered it, and leads the user to the app's notifications in Settings.
    public func openNotificationSettings() {
        navigator.dismissAlert()
        services.notificationCenter.openSettings()
    }

    /// Hides the app until ``unlock()``.
    public func lock() { send(.locked) }

    /// The user unlocked the app. It counts only while they see the app.
    public func unlock() { send(.unlocked) }

    /// Switches the lock of the account that is signed in on or off. The app's settings call it, on the main screen,
    /// once the user has authenticated; anywhere else it does nothing. A sign-out switches it off.
    /// - Parameter isOn: whether the user has to unlock the app each time that it comes back from the background.
    public func setLock(_ isOn: Bool) { send(.lockSwitched(isOn: isOn)) }

    /// Pushes a screen over the one that the user is on; over a sheet it is presented. Everything else stays. For what
    /// comes from outside use a link, which leads to its screen from anywhere.
    /// - Parameters:
    ///   - screen: the one to go to. The same screen on top is kept.
    ///   - shown: the screen that the user is on. Nothing happens under an alert, or if they see another screen by now,
    ///     such as that of a first tap on the same row.
    /// - Returns: whether the user is on the screen now.
    @discardableResult
    public func push(_ screen: Screen, over shown: ShownScreen) -> Bool { go(.push(screen), from: shown) }

    /// As ``push(_:over:)``, in a sheet.
    @discardableResult
    public func present(_ screen: Screen, over shown: ShownScreen) -> Bool { go(.present(screen), from: shown) }

    private func go(_ step: NavigationStep, from shown: ShownScreen) -> Bool {
        // One that is covered before its first frame would keep its tap waiting.
        guard navigator.state.visible?.id == shown.id, navigator.hasShown(shown.id), navigator.state.alert == nil else {
            return false
        }
        return (try? navigator.commit([step], policy: .onTop)) != nil
    }

    /// Performs an action of a screen's content. The rest is as for `ScreenModel.perform(_:text:)`, and as below.
    public func perform(
        _ action: ScreenContent.Action.ID, text: String? = nil, on shown: ShownScreen
    ) async throws(RouteError) {
        let model = models.model(for: shown)
        try await perform(action, on: shown) { () throws(RouteError) in try await model.perform(action, text: text) }
    }

    /// Does what a view's user asks for, and loads the screen's content again. An alert shows a failure. What it writes
    /// after a sign-out is removed. The user keeps the typed text if it throws.
    /// - Parameters:
    ///   - name: what the log calls it.
    ///   - shown: the screen that it was asked for on.
    ///   - action: does it, such as a function of the screen's source.
    public func perform(
        _ name: String, on shown: ShownScreen, action: @MainActor () async throws(RouteError) -> Void
    ) async throws(RouteError) {
        let (id, account) = (EventIdentity.unique(), machine.account)
        do {
            send(.screenActionBegan(id))
            defer { send(.screenActionEnded(id)) }
            try await models.perform(on: shown, action)
        } catch {
            services.logFailure("not done", ["action": "\(name)", "reason": "\(error)"])
            if machine.account == account { navigator.show(NavigationAlert(code: error.code)) }
            throw error
        }
        await systemLinks.removeIfDeleted(shown)
    }

    /// Brings a screen's content up to date: at a pull to refresh, and when the user tries again. It comes to its end
    /// even if whoever asked for it is cancelled, as SwiftUI cancels a `refreshable` whose view goes.
    public func refresh(_ shown: ShownScreen) async {
        await Task { try? await perform(ScreenContent.Action.retry.id, on: shown) }.value
    }
}
