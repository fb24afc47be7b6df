import Navigation
import Notifications

/// The user's permission to notify, as it was last known. It is asked for where the program needs it, once: iOS does not
/// ask again. A refusal is told.
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

    /// Asks beside everything else, since the user may take any time to answer. Nobody is asked on a screen that does not
    /// need it: the screen may be left, or its account signed out, before it is known whether to ask.
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
