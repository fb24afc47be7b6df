import Navigation
import Notifications

extension ApplicationCoordinator {
    /// Asks for permission to notify if the program needs it on a screen and the user was not asked yet. A refusal is told
    /// once, since iOS asks only once.
    ///
    /// ``whenIdle()`` does not wait for it: the user may take any time to answer.
    func requestPermission(on screen: Screen) {
        guard let options = Main.permission(on: screen) else { return }
        let center = services.notificationCenter
        asking = Task {
            guard await center.authorization() == .notDetermined else { return }
            let answer = await center.requestAuthorization(for: options)
            notificationAuthorization = answer
            let refusal = NotificationSchedulingError.unauthorized(answer)
            if answer == .denied { navigator.show(NavigationAlert(code: refusal.code)) }
        }
    }

    /// Waits until the user has answered a request for permission, and the app has acted on it.
    public func whenPermissionAnswered() async {
        await asking?.value
    }
}
