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

    /// Asks beside everything else: the user may take any time to answer.
    func request(on screen: Screen) {
        guard let options = Main.permission(on: screen) else { return }
        asking = Task {
            guard await center.authorization() == .notDetermined else { return }
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
