import Launches
import Navigation
import Notifications

/// Removes from the system's list the account's notifications whose tap would open the visible screen.
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
