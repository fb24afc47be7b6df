public import Foundation
import Notifications

/// The device's clock: the system's, which also runs on when it was moved, or one that stands still until it is moved.
@MainActor
public final class DeviceClock {
    private var fixed: Date?
    private var offset: TimeInterval = 0

    /// - Parameter fixed: where the clock stands; nil to follow the system's.
    public init(fixed: Date? = nil) {
        self.fixed = fixed
    }

    /// Whether it goes by itself, rather than stand where it was put.
    public var isRunning: Bool { fixed == nil }

    public var now: Date { fixed ?? Date() + offset }

    /// Moves the clock.
    public func advance(by seconds: TimeInterval) {
        if fixed == nil { offset += seconds } else { fixed = now.addingTimeInterval(seconds) }
    }
}

/// What happens on a device by itself, in its order: what the app scheduled is shown whether the app runs or not,
/// banners go, an app in the background is suspended when its time is over.
@MainActor
struct Timeline {
    let device: Device
    private var clock: DeviceClock { device.clock }
    private var process: AppProcess { device.process }
    private var presenter: NotificationPresenter { device.presenter }

    /// Moves the clock.
    func advance(by seconds: TimeInterval) {
        let end = clock.now + seconds
        pass(to: end, movesClock: true)
        clock.advance(by: end.timeIntervalSince(clock.now))
    }

    /// Events that became due since the clock was last read happen now.
    func catchUp() { pass(to: clock.now, movesClock: false) }

    /// The last banner that came meanwhile is on the display at the end, so that whoever moves the clock sees it.
    private func pass(to end: Date, movesClock: Bool) {
        var newest: Banner?
        for notification in device.notificationCenter.due(at: end) {
            passQuietly(to: notification.firesAt, movesClock: movesClock)
            presenter.fire(notification)
            if let banner = presenter.banner, banner.notification.requestID == notification.id { newest = banner }
        }
        passQuietly(to: end, movesClock: movesClock)
        if let newest, presenter.banner == nil { presenter.showAgain(newest) }
    }

    /// What needs no more than the time.
    private func passQuietly(to date: Date, movesClock: Bool) {
        func move(to moment: Date) {
            if movesClock { clock.advance(by: max(0, moment.timeIntervalSince(clock.now))) }
        }
        while let next = [process.suspendsAt, presenter.banner?.disappearsAt].compactMap(\.self).min(), next <= date {
            move(to: next)
            if let end = process.suspendsAt, end <= next { process.suspend() }
            if let end = presenter.banner?.disappearsAt, end <= next { presenter.hideBanner() }
        }
        move(to: date)
    }
}
