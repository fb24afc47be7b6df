public import Foundation
import Launches
public import Notifications

extension Device {
    /// A notification arrives, whatever the user lets the app show. With `content-available` it wakes the app, unless
    /// the user swiped the app away; where it has nothing to show, it leaves nothing to tap. Others are shown by the
    /// system, or handed to an app in the foreground to decide.
    @discardableResult
    public func deliver(_ userInfo: Data, requestID: String) -> DeliveredNotification {
        let notification = DeliveredNotification(requestID: requestID, deliveredAt: clock.now, userInfo: userInfo)
        let payload = notification.payload
        wakeApp(by: notification, payload)
        guard payload?.isSilent != true else {
            judge(requestID, payload)
            return notification
        }
        notificationCenter.list(notification)
        present(notification, as: .all)
        return notification
    }

    /// A push that reached the device is shown as far as the user lets the app show it.
    func arrive(_ push: PushMessage) {
        let notification = DeliveredNotification(
            requestID: push.requestID, deliveredAt: clock.now, userInfo: push.userInfo)
        let payload = notification.payload
        // The app may take its time to decide.
        verdict = nil
        guard push.kind != .other else { return judge(push.requestID, payload, as: push.kind) }
        wakeApp(by: notification, payload)
        guard push.kind != .background, notificationCenter.mayShow, let payload, payload.showsSomething else {
            return judge(push.requestID, payload, as: push.kind)
        }
        var most = presentation(of: payload)
        // A badge or a sound alone is nothing to look at.
        if payload.alert.isEmpty { most.subtract([.list, .banner]) }
        if most.contains(.list) { notificationCenter.list(notification) }
        present(notification, as: most)
    }

    /// What the user, their focus and the push itself let a notification do now.
    func presentation(of payload: NotificationPayload?) -> PresentationOptions {
        notificationCenter.presentation(of: payload?.interruptionLevel ?? .active, onLockScreen: isLocked)
    }

    /// Apple: "Pushing background updates to your App".
    private func wakeApp(by notification: DeliveredNotification, _ payload: NotificationPayload?) {
        guard payload?.isContentAvailable == true, !wasForceQuit else { return }
        process.wake { app, done in
            app.didReceiveRemoteNotification(notification.userInfo) { _ in done() }
        }
    }

    /// The system shows it, unless the app is in the foreground and wants less.
    /// - Parameter most: what the user lets the app show.
    func present(_ notification: DeliveredNotification, as most: PresentationOptions) {
        guard process.state == .foreground, let app = process.app else { return show(notification, as: most, of: most) }
        app.willPresent(notification) { [weak self, weak app] options in
            // A process that has ended says nothing any more.
            guard let self, let app, process.app === app else { return }
            // The app may take its time, and the notification off the list meanwhile.
            let isGone = most.contains(.list) && !notificationCenter.lists(notification.requestID)
            if !isGone { show(notification, as: options.intersection(most), of: most) }
        }
    }

    /// - Parameter most: what was possible; where that is the list, the notification is in it.
    private func show(
        _ notification: DeliveredNotification, as options: PresentationOptions, of most: PresentationOptions
    ) {
        lastPresentation = options
        let payload = notification.payload
        judge(notification.requestID, payload, shown: options)
        lastShown = DeviceState.Shown(notification.requestID, payload, as: options, at: clock.now)
        let isListed = options.contains(.list)
        if !isListed, most.contains(.list) { notificationCenter.remove(requestID: notification.requestID) }
        // A push may say what the app's badge is from then on.
        let badge = payload?.badge.flatMap(Int.init(exactly:))
        if let badge, options.contains(.badge) { notificationCenter.setBadge(badge) }
        if !most.isDisjoint(with: [.list, .banner]) { banners.remove(notification.requestID, at: clock.now) }
        if options.contains(.banner), !isLocked {
            banners.show(notification, isListed: isListed, stays: notificationCenter.bannersStay, at: clock.now)
        }
        changed()
    }
}

extension PresentationOptions {
    static let all: PresentationOptions = [.badge, .sound, .list, .banner]
}
