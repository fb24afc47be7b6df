public import Foundation
import Notifications

extension Device {
    /// Time passes, and what is due by then happens in its order: what the app scheduled is shown whether the app runs or
    /// not, banners go, an app in the background is suspended when its time is over. The last banner that came meanwhile
    /// is on the display at the end, so that whoever moves the clock sees it.
    public func advance(by seconds: TimeInterval) {
        let end = clock.now + seconds
        var newest: BannerQueue.Banner?
        for notification in notificationCenter.due(at: end) {
            pass(to: notification.firesAt, movesClock: true)
            fire(notification)
            newest = banners.banner(of: notification.id) ?? newest
        }
        pass(to: end, movesClock: true)
        clock.advance(by: end.timeIntervalSince(clock.now))
        if let newest, banners.isEmpty {
            banners.show(newest.notification, isListed: newest.isListed, stays: false, at: clock.now)
        }
        changed()
    }

    /// Events that became due since the clock was last read happen now.
    public func catchUp() {
        for notification in notificationCenter.due(at: clock.now) {
            pass(to: notification.firesAt, movesClock: false)
            fire(notification)
        }
        pass(to: clock.now, movesClock: false)
    }

    /// What needs no more than the time.
    private func pass(to date: Date, movesClock: Bool) {
        func move(to moment: Date) {
            if movesClock { clock.advance(by: max(0, moment.timeIntervalSince(clock.now))) }
        }
        while let moment = nextMoment, moment <= date {
            move(to: moment)
            if let end = process.suspendsAt, end <= moment { process.suspend() }
            if let end = banners.current?.disappearsAt, end <= moment {
                banners.showNext(at: moment)
                changed()
            }
        }
        move(to: date)
    }

    /// When something happens by itself next; nil if nothing is due.
    public var nextDue: Date? {
        [nextMoment, notificationCenter.pending.first?.firesAt].compactMap(\.self).min()
    }

    private var nextMoment: Date? {
        [process.suspendsAt, banners.current?.disappearsAt].compactMap(\.self).min()
    }

    private func fire(_ notification: ScheduledNotification) {
        guard notificationCenter.mayShow else { return notificationCenter.cancel([notification.id]) }
        notificationCenter.fire(notification)
        let most = presentation(of: notification.delivered.payload)
        if !most.contains(.list) { notificationCenter.remove(requestID: notification.id) }
        present(notification.delivered, as: most)
    }
}
