import Foundation
import Launches
public import Notifications

extension Device {
    /// The user acts on a delivered notification, which takes it off the list.
    /// - Parameters:
    ///   - notification: the delivered notification.
    ///   - action: what the user chose; by default a tap.
    ///   - scene: the scene that the system wants to answer it.
    ///   - completion: called when the app is done with it.
    public func respond(
        to notification: DeliveredNotification, with action: NotificationResponse.Action = .open,
        in scene: SceneID? = nil, completion: @escaping @MainActor () -> Void = {}
    ) {
        guard !notification.isSilent else { return }
        answer(NotificationResponse(notification, action: action, targetScene: scene), completion: completion)
    }

    func answer(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void = {}) {
        let requestID = response.notification.requestID
        banners.remove(requestID, at: clock.now)
        notificationCenter.remove(requestID: requestID)
        guard opensApp(response) else {
            return process.wake { app, done in
                tell(app, of: response) {
                    done()
                    completion()
                }
            }
        }
        let isTold = connect(with: ConnectionOptions(response: response))
        if !isTold { enterForeground() }
        if isTold, responseDelivery == .once { return completion() }
        // iOS calls this for a cold start too, beside the connection options.
        if let app = process.app { tell(app, of: response, completion: completion) }
    }

    private func tell(
        _ app: any ArrivalPort, of response: NotificationResponse, completion: @escaping @MainActor () -> Void
    ) {
        app.didReceive(response, completion: completion)
        if responseDelivery == .callbackTwice, process.app === app { app.didReceive(response) {} }
    }

    /// A notification that is removed from the list has no banner either, and cannot be answered.
    func forgetRemoved() {
        guard !banners.isEmpty || waitingResponse != nil else { return }
        banners.removeAll(at: clock.now) { $0.isListed && !notificationCenter.lists($0.notification.requestID) }
        if let waiting = waitingResponse?.notification, !notificationCenter.delivered.contains(waiting) {
            waitingResponse = nil
        }
    }

    func opensApp(_ response: NotificationResponse) -> Bool {
        switch response.action {
        case .open: true
        case .dismiss: false
        case .custom(let id, _): action(id, of: response.notification)?.meaning == .open
        }
    }

    func action(_ id: String, of notification: DeliveredNotification) -> NotificationAction? {
        notificationCenter.categories.action(id, in: notification.payload?.category)
    }

    /// The registered category of the notification; nil if there is none.
    func category(of notification: DeliveredNotification) -> NotificationCategory? {
        let id = notification.payload?.category
        return notificationCenter.categories.first { $0.id == id }
    }
}

extension DeliveredNotification {
    var payload: NotificationPayload? { try? NotificationPayload(json: userInfo) }

    /// Whether the system has nothing to show for it.
    var isSilent: Bool { payload?.isSilent == true }
}
