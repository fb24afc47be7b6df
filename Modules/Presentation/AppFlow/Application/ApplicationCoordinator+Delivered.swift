import Launches
import Navigation
import Notifications

extension ApplicationCoordinator {
    /// Takes off the system's list what the user sees on a screen: the account's notifications whose tap would open it.
    func removeDelivered(about screen: Screen) async {
        // The screen of a single thing, such as a conversation, has an id.
        guard screen.id != nil, let account = session?.account else { return }
        let listed = await services.notificationCenter.listed()
        let seen = listed.filter { notification in
            guard let payload = try? NotificationPayload(json: notification.userInfo) else { return false }
            return payload.owner(signedIn: account) == account
                && router.tap(on: payload, requestID: notification.requestID).target?.description == screen.description
        }
        if !seen.isEmpty { services.notificationCenter.removeDelivered(seen.map(\.requestID)) }
    }
}
