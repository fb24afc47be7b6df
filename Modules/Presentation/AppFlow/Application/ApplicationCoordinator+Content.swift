import Foundation
import Launches
import Navigation
import Notifications

extension ApplicationCoordinator {
    /// Takes what a push carries into the app's stores, if it is for whoever is signed in.
    /// - Returns: whether there was anything new.
    @discardableResult
    func takeIn(_ payload: NotificationPayload, requestID: String, deliveredAt: Date) async -> Bool {
        guard let account = session?.account, leaving == nil,
            payload.recipient.map(AccountID.init) ?? account == account
        else { return false }
        let push = ReceivedPush(
            payload.resolved(in: services.alertStrings),
            parameters: router.parameters(ofTapOn: payload, requestID: requestID), deliveredAt: deliveredAt,
            visible: lookedAt?.screen)
        do {
            let isNew = try await main.takeIn(push)
            await updateBadge(for: account)
            return isNew
        } catch {
            services.logFailure("push not taken in", ["reason": "\(error)"])
            return false
        }
    }

    /// The same of a notification that is tapped or acted on; of anything else that arrives there is nothing to take in.
    func takeIn(_ payload: LaunchPayload?) async {
        guard case .response(let response)? = payload?.content else { return }
        let notification = response.notification
        guard let payload = try? NotificationPayload(json: notification.userInfo) else { return }
        await takeIn(payload, requestID: notification.requestID, deliveredAt: notification.deliveredAt)
    }

    /// Tells the main coordinator which screen the user looks at, each time that it has become another or they come back.
    func noticeLook() {
        guard case .ready(let account) = phase, !gate.isInBackground, let visible = navigator.state.visible,
            navigator.hasShown(visible.id)
        else {
            lookedAt = nil
            return
        }
        guard visible != lookedAt else { return }
        lookedAt = visible
        run {
            do {
                try await self.main.didShow(visible.screen, to: account, at: self.services.now())
            } catch {
                self.services.logFailure("screen not noted", ["reason": "\(error)"])
            }
            await self.updateBadge(for: account)
        }
    }

    /// The number on the app's icon, unless its account has signed out meanwhile.
    func updateBadge(for account: AccountID) async {
        do {
            guard let badge = try await main.badge(), session?.account == account, leaving == nil else { return }
            services.notificationCenter.setBadge(badge)
        } catch {
            services.logFailure("badge not set", ["reason": "\(error)"])
        }
    }
}
