import Launches
import Notifications

/// Tells the app of its user's responses to notifications, as often as iOS does.
@MainActor
public final class ResponseCallbacks {
    /// Which of the callbacks for a response the app gets.
    public var delivery = ResponseDelivery.connectionAndCallback
    private let center: NotificationCenterSimulator
    private let process: AppProcess
    private let presenter: NotificationPresenter

    init(center: NotificationCenterSimulator, process: AppProcess, presenter: NotificationPresenter) {
        (self.center, self.process, self.presenter) = (center, process, presenter)
    }

    /// The user has responded, which takes the notification off the list.
    /// - Parameter completion: called when the app is done with it.
    func send(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void = {}) {
        presenter.remove(response.notification.requestID)
        guard opensApp(response) else {
            return process.wake { app, done in
                tell(app, of: response) {
                    done()
                    completion()
                }
            }
        }
        let isTold = process.openScene(with: ConnectionOptions(response: response))
        if isTold, delivery == .once { return completion() }
        // iOS calls this for a cold start too, beside the connection options.
        if let app = process.app { tell(app, of: response, completion: completion) }
    }

    private func tell(
        _ app: any ArrivalPort, of response: NotificationResponse, completion: @escaping @MainActor () -> Void
    ) {
        app.didReceive(response, completion: completion)
        if delivery == .callbackTwice, process.app === app { app.didReceive(response) {} }
    }

    func opensApp(_ response: NotificationResponse) -> Bool {
        switch response.action {
        case .open: true
        case .dismiss: false
        case .custom(let id, _):
            center.categories.action(id, in: response.notification.payload?.category)?.meaning == .open
        }
    }
}

/// How often an app receives one response. This depends on how the app is started and set up.
///
/// Apple: "scene(_:willConnectTo:options:)" has the response in its options, and
/// "userNotificationCenter(_:didReceive:withCompletionHandler:)" is called for it, too, if the delegate was set in
/// time.
public enum ResponseDelivery: String, Sendable, CaseIterable {
    /// A connecting scene has it in its options, and no callback follows.
    case once
    /// A connecting scene has it in its options, and the callback follows.
    case connectionAndCallback
    /// The same, and each callback comes twice.
    case callbackTwice
}
