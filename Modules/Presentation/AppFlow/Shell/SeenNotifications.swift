import Launches
import Navigation
import Notifications

/// Removes from the system's list the account's notifications whose tap would open the visible screen.
@MainActor
final class SeenNotifications<Main: MainCoordinator> {
    private let router: PayloadRouter<Main>
    /// The listed pushes by request.
    private var known: [String: OpenPush] = [:]

    init(router: PayloadRouter<Main>) {
        self.router = router
    }

    func remove(about screen: Screen, of account: AccountID) async {
        // The screen of a single thing, such as a conversation, has an id.
        guard screen.id != nil else { return }
        let center = router.services.notificationCenter
        let listed = await center.listed().compactMap(push)
        known = Dictionary(listed.map { ($0.requestID, $0) }) { $1 }
        let seen = listed.filter {
            $0.payload.owner(signedIn: account) == account && router.tap(on: $0).target?.isSame(as: screen) == true
        }
        if !seen.isEmpty { center.removeDelivered(seen.map(\.requestID)) }
    }

    /// Nil if it cannot be read.
    private func push(of notification: DeliveredNotification) -> OpenPush? {
        if let known = known[notification.requestID], known.notification == notification { return known }
        return try? router.push(reading: notification).get()
    }
}
