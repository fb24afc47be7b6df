import Foundation
import Launches
import Notifications

/// The push service's side of one app on one device, which brings pushes to the device, where they wake the app and are
/// presented. Apple: "Sending notification requests to APNs".
@MainActor
public final class PushConnection {
    /// The newest that came while the device was offline; the service keeps no more than one for an app.
    private var stored: PushMessage?
    /// Those that the device has yet to wake for.
    private var waiting: [PushMessage] = []
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
    public var isOnline = true {
        didSet {
            if !display.isLocked { deliverWaiting(upTo: .lowest) }
            if isOnline, let push = stored {
                stored = nil
                if push.expires(comingAt: clock.now) > clock.now { receive(push) } else { judge(push, as: .expired) }
            }
            didChange()
        }
    }

    /// A push is handed to the push service, which brings it to the device when it can. What the user does not let the
    /// app show is not shown, and before they were asked that is everything.
    public func receive(_ push: PushMessage) {
        defer { didChange() }
        let mustWait = display.isLocked && push.priority != .immediate
        guard !isOnline || mustWait else {
            // Those that waited for an occasion came first.
            deliverWaiting(upTo: .low)
            return arrive(push)
        }
        let expiresAt = push.expires(comingAt: clock.now)
        guard expiresAt > clock.now else {
            let isTriedOnce = !isOnline && push.expiration == .immediately
            return isTriedOnce ? judge(push, as: .offline, .isDropped) : judge(push, as: .expired)
        }
        // It may wait for the network first, and then for the device to be used.
        var kept = push
        kept.expiration = .at(expiresAt)
        if isOnline {
            waiting.append(kept)
            judge(push, as: .lowPriority)
        } else {
            stored = kept
            judge(push, as: .offline, .isKept)
        }
    }

    /// The device is awake, which those of low priority waited for. They come in the order in which they were sent.
    /// - Parameter lowest: the lowest priority that this is occasion enough for.
    func deliverWaiting(upTo lowest: PushMessage.Priority) {
        guard isOnline else { return }
        let due = waiting.filter { $0.priority.rawValue >= lowest.rawValue }
        waiting.removeAll { $0.priority.rawValue >= lowest.rawValue }
        for push in due where push.expires(comingAt: clock.now) > clock.now { arrive(push) }
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
        presenter.log.add(presenter.verdict(on: requestID, payload, as: kind))
    }

    /// Keeps why a push did not reach the device, or not yet.
    private func judge(
        _ push: PushMessage, as reason: PushVerdict.Reason, _ circumstance: PushVerdict.Circumstance? = nil
    ) {
        let payload = try? NotificationPayload(json: push.userInfo)
        var verdict = presenter.verdict(on: push.requestID, payload, as: push.kind, undelivered: reason)
        verdict.circumstance = verdict.reason == reason ? circumstance : nil
        presenter.log.add(verdict)
    }
}
