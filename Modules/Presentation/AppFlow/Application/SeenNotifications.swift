import Launches
import Navigation
import Notifications

/// Removes from the system's list the account's notifications whose tap would open the visible screen.
@MainActor
final class SeenNotifications<Main: MainCoordinator> {
    private let router: PayloadRouter<Main>
    private let services: AppServices
    /// The listed pushes by request, each read and resolved once.
    private var known: [String: ResolvedPush] = [:]

    init(router: PayloadRouter<Main>, services: AppServices) {
        self.router = router
        self.services = services
    }

    func remove(about screen: Screen, of account: AccountID) async {
        // The screen of a single thing, such as a conversation, has an id.
        guard screen.id != nil else { return }
        let listed = await services.notificationCenter.listed().compactMap(push)
        known = Dictionary(listed.map { ($0.push.requestID, $0) }) { $1 }
        let seen = listed.filter {
            $0.push.payload.owner(signedIn: account) == account && router.tap(on: $0).target?.isSame(as: screen) == true
        }
        if !seen.isEmpty { services.notificationCenter.removeDelivered(seen.map(\.push.requestID)) }
    }

    /// Nil if it cannot be read.
    private func push(of notification: DeliveredNotification) -> ResolvedPush? {
        if let known = known[notification.requestID], known.push.notification == notification { return known }
        guard let payload = try? services.readPush(notification.userInfo) else { return nil }
        return router.resolve(DeliveredPush(payload, of: notification))
    }
}
