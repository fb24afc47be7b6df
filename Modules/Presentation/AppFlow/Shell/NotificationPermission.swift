public import Navigation
import Notifications

/// The user's permission to notify, as it was last known. The app asks for it where the program needs it, once: iOS
/// does not ask again. A refusal shows an alert.
@MainActor
final class NotificationPermission<Main: MainCoordinator> {
    /// Nil before it was read.
    private(set) var authorization: NotificationAuthorization?
    private let navigator: Navigator
    private let center: any NotificationScheduler
    private var asking: Task<Void, Never>?

    init(navigator: Navigator, center: any NotificationScheduler) {
        self.navigator = navigator
        self.center = center
    }

    func read() async {
        authorization = await center.authorization()
    }

    /// Asks in a task of its own, since the user may take any time to answer. It asks only if the screen that needs the
    /// permission is still visible: the user may leave it, or sign out, before the app knows whether to ask.
    func request(on screen: Screen) {
        guard let options = Main.permission(on: screen) else { return }
        asking = Task {
            guard await center.authorization() == .notDetermined, navigator.state.visible?.screen == screen else {
                return
            }
            let answer = await center.requestAuthorization(for: options)
            authorization = answer
            let refusal = NotificationSchedulingError.unauthorized(answer)
            if answer == .denied { navigator.show(NavigationAlert(code: refusal.code)) }
        }
    }

    func whenAnswered() async {
        await asking?.value
    }
}

extension NavigationAlert {
    /// Whether the alert says that the user refused notifications, and so has a button that leads to Settings.
    public var offersSettings: Bool { code == NotificationSchedulingError.unauthorized(.denied).code }
}
