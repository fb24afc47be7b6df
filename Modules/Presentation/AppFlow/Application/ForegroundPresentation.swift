import Launches
import Navigation
import Notifications

/// Decides how a push is presented that arrives while the app is in the foreground.
@MainActor
struct ForegroundPresentation<Main: MainCoordinator> {
    let main: Main
    let navigator: Navigator
    let pushes: OpenPushes<Main>
    let ingestion: PushIngestion<Main>
    let services: AppServices

    /// - Returns: the push with its id; nil if it cannot be read or names another account, and is not presented.
    func accept(
        _ notification: DeliveredNotification, for account: AccountID?
    ) -> (id: PushID, push: ResolvedPush)? {
        let payload: NotificationPayload
        do {
            payload = try services.readPush(notification.userInfo)
        } catch {
            services.logFailure("not presented", ["code": PayloadError.code, "reason": "\(error)"])
            services.didArrive(.unreadable)
            return nil
        }
        guard payload.owner(signedIn: account) == account else {
            services.logFailure("not presented", ["code": DiscardReason.otherAccount.rawValue])
            services.didArrive(.notForThisAccount)
            return nil
        }
        services.didArrive(.presented)
        let id = pushes.add(DeliveredPush(payload, of: notification))
        return pushes[id].map { (id, $0) }
    }

    /// A push is not presented over its own screen.
    func options(for push: ResolvedPush) -> PresentationOptions {
        // An alert lies over every screen, so none of them is the one on top.
        let visible = navigator.state.alert == nil ? navigator.state.visible : nil
        let received = ingestion.received(push, visible: visible)
        let isOverItsScreen = visible.map { received.target?.isSame(as: $0.screen) == true } ?? false
        return .inForeground(push.push.payload, isOverItsScreen: isOverItsScreen, isSeen: main.shows(received))
    }
}
