import Launches
import Navigation
import Notifications

/// Takes off the system's list what the user sees on a screen: the account's notifications whose tap would open it.
@MainActor
struct SeenNotifications<Main: MainCoordinator> {
    let router: PayloadRouter<Main>
    let services: AppServices

    func remove(about screen: Screen, of account: AccountID) async {
        // The screen of a single thing, such as a conversation, has an id.
        guard screen.id != nil else { return }
        let listed = await services.notificationCenter.listed()
        let seen = listed.filter { notification in
            guard let payload = try? services.readPush(notification.userInfo),
                payload.owner(signedIn: account) == account
            else { return false }
            let push = router.resolve(DeliveredPush(payload, of: notification))
            return router.tap(on: push).target?.description == screen.description
        }
        if !seen.isEmpty { services.notificationCenter.removeDelivered(seen.map(\.requestID)) }
    }
}
