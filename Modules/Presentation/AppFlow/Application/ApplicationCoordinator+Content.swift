import Foundation
import Launches
public import Navigation
import Notifications

extension ApplicationCoordinator {
    /// Takes what a push carries into the app's stores, if it is for whoever is signed in.
    /// - Parameter account: who was signed in when it arrived.
    /// - Returns: whether there was anything new, or why the stores did not take it.
    @discardableResult
    func ingest(
        _ payload: NotificationPayload, requestID: String, deliveredAt: Date, for account: AccountID?
    ) async -> Result<Bool, RouteError> {
        guard let account, session?.account == account, signingOut == nil,
            payload.owner(signedIn: account) == account
        else { return .success(false) }
        let (logout, seen) = (signOutCount, visibleScreen)
        let push = received(payload, requestID: requestID, deliveredAt: deliveredAt, visible: seen)
        do throws(RouteError) {
            try await clearStores()
            guard session?.account == account else { return .success(false) }
            let isNew = try await main.ingest(push)
            await clearStores(ifChangedSince: logout)
            // What came to the display meanwhile may have been noted without it.
            if visibleScreen != seen { await markVisibleScreen() }
            await updateBadge(for: account)
            return .success(isNew)
        } catch {
            services.logFailure("push not taken in", ["reason": "\(error)"])
            return .failure(error)
        }
    }

    /// - Parameter visible: what the user looks at.
    func received(
        _ payload: NotificationPayload, requestID: String, deliveredAt: Date, visible: ShownScreen?
    ) -> ReceivedPush {
        let tap = router.tap(on: payload, requestID: requestID)
        return ReceivedPush(
            payload.resolved(in: services.alertStrings), parameters: tap.parameters, target: tap.target,
            deliveredAt: deliveredAt, visible: visible?.screen, content: visible.map { models.model(for: $0).content })
    }

    /// The same of a notification that is tapped or acted on; of anything else that arrives there is nothing to take in.
    @discardableResult
    func ingest(_ payload: LaunchPayload?) async -> Result<Bool, RouteError> {
        guard case .response(let response)? = payload?.content else { return .success(false) }
        let notification = response.notification
        guard let payload = try? NotificationPayload(json: notification.userInfo) else { return .success(false) }
        return await ingest(
            payload, requestID: notification.requestID, deliveredAt: notification.deliveredAt, for: session?.account)
    }

    /// Tells the main coordinator which screen the user looks at, each time that it has become another or they come back.
    func visibleScreenChanged() {
        guard case .ready = phase, !gate.isInBackground, let visible = navigator.state.visible,
            navigator.hasShown(visible.id)
        else {
            visibleScreen = nil
            return
        }
        guard visible != visibleScreen else { return }
        visibleScreen = visible
        requestPermission(on: visible.screen)
        run { await self.removeDelivered(about: visible.screen) }
        run { await self.markVisibleScreen() }
    }

    private func markVisibleScreen() async {
        guard let seen = visibleScreen, case .ready(let account) = phase else { return }
        let logout = signOutCount
        do {
            try await main.didShow(seen.screen, to: account, at: services.now())
        } catch {
            services.logFailure("screen not noted", ["reason": "\(error)"])
        }
        await clearStores(ifChangedSince: logout)
        await updateBadge(for: account)
        await main.flushOutbox(for: account)
    }

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
    }

    /// The number on the app's icon, unless its account has signed out meanwhile.
    func updateBadge(for account: AccountID) async {
        do {
            guard let badge = try await main.badge(), session?.account == account, signingOut == nil else { return }
            services.notificationCenter.setBadge(badge)
        } catch {
            services.logFailure("badge not set", ["reason": "\(error)"])
        }
    }
}
