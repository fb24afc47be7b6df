import Foundation
import Launches
import Notifications

/// Brings pushes from the push service to the device, where they wake the app and are presented.
@MainActor
public final class PushConnection {
    private var service = PushService()
    /// Called when anything of it has changed.
    var didChange: @MainActor () -> Void = {}
    private let clock: DeviceClock
    private let center: NotificationCenterSimulator
    private let process: AppProcess
    private let display: Display
    private let presenter: NotificationPresenter

    init(
        clock: DeviceClock, center: NotificationCenterSimulator, process: AppProcess, display: Display,
        presenter: NotificationPresenter
    ) {
        (self.clock, self.center, self.process) = (clock, center, process)
        (self.display, self.presenter) = (display, presenter)
    }

    /// Whether the push service reaches the device.
    public var isOnline: Bool {
        get { service.isOnline }
        set {
            service.isOnline = newValue
            if !display.isLocked { deliverWaiting(upTo: .lowest) }
            if newValue, let stored = service.takeStored() {
                if stored.expires(comingAt: clock.now) > clock.now { receive(stored) } else { judge(stored, .dropped) }
            }
            didChange()
        }
    }

    /// A push is handed to the push service, which brings it to the device when it can. What the user does not let the
    /// app show is not shown, and before they were asked that is everything.
    @discardableResult
    public func receive(_ push: PushMessage) -> PushOutcome {
        let outcome = service.accept(push, at: clock.now, isAsleep: display.isLocked)
        if outcome == .delivered {
            // Those that waited for an occasion came first.
            deliverWaiting(upTo: .low)
            arrive(push)
        } else {
            judge(push, outcome)
        }
        didChange()
        return outcome
    }

    /// The device is awake, which those of low priority waited for.
    func deliverWaiting(upTo lowest: PushMessage.Priority) {
        for push in service.take(upTo: lowest, at: clock.now) { arrive(push) }
    }

    /// A notification arrives, whatever the user lets the app show. With `content-available` it wakes the app, unless
    /// the user swiped the app away; where it has nothing to show, it leaves nothing to tap. Others are shown by the
    /// system, or handed to an app in the foreground to decide.
    @discardableResult
    func deliver(_ userInfo: Data, requestID: String) -> DeliveredNotification {
        let notification = DeliveredNotification(requestID: requestID, deliveredAt: clock.now, userInfo: userInfo)
        let payload = notification.payload
        wakeApp(by: notification, payload)
        guard payload?.isSilent != true else {
            judge(requestID, payload)
            return notification
        }
        center.list(notification)
        presenter.present(notification, payload, as: [.badge, .sound, .list, .banner])
        return notification
    }

    /// A push that reached the device is shown as far as the user lets the app show it.
    private func arrive(_ push: PushMessage) {
        let notification = DeliveredNotification(
            requestID: push.requestID, deliveredAt: clock.now, userInfo: push.userInfo)
        let payload = notification.payload
        // The app may take its time to decide.
        presenter.log.verdict = nil
        guard push.kind != .other else { return judge(push.requestID, payload, as: push.kind) }
        wakeApp(by: notification, payload)
        guard push.kind != .background, center.settings.mayShow, let payload, payload.showsSomething else {
            return judge(push.requestID, payload, as: push.kind)
        }
        var most = presenter.presentation(of: payload)
        // A badge or a sound alone is nothing to look at.
        if payload.alert.isEmpty { most.subtract([.list, .banner]) }
        if most.contains(.list) { center.list(notification) }
        presenter.present(notification, payload, as: most)
    }

    /// Apple: "Pushing background updates to your App".
    private func wakeApp(by notification: DeliveredNotification, _ payload: NotificationPayload?) {
        guard payload?.isContentAvailable == true, display.card != .swipedAway else { return }
        process.wake { app, done in
            app.didReceiveRemoteNotification(notification.userInfo) { _ in done() }
        }
    }

    /// Keeps why nothing is shown of what reached the device.
    private func judge(_ requestID: String, _ payload: NotificationPayload?, as kind: PushMessage.Kind? = nil) {
        presenter.log.add(presenter.judge.verdict(on: requestID, payload, as: kind))
    }

    /// Keeps why a push did not reach the device, or not yet.
    private func judge(_ push: PushMessage, _ outcome: PushOutcome) {
        presenter.log.add(presenter.judge.verdict(on: push, outcome, isOnline: isOnline))
    }
}
