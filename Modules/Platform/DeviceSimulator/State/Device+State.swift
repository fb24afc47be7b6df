import Foundation
import Launches
import Notifications

extension Device {
    /// The device as it is now.
    public var state: DeviceState { state(listing: .max) }

    /// How many notifications are listed.
    public var listedCount: Int { notificationCenter.count }

    /// The device as it is now, for a display that has no room for all that is listed.
    /// - Parameter newest: how many notifications the groups hold at most, the newest of all.
    public func state(listing newest: Int) -> DeviceState {
        DeviceState(
            display: display, isLocked: isLocked, hasBeenUnlocked: isProtectedDataReadable, app: appStatus,
            banner: banner, waitingBanners: banners.waiting.count, prompt: prompt, groups: groups(of: newest),
            scheduled: scheduled, badge: notificationCenter.badge, lastShown: lastShown, verdict: verdict,
            quickActions: links(surfaces.quickActions), searchItems: links(surfaces.searchItems.suffix(100).reversed()),
            settings: notificationCenter.settings, pushes: pushStatus, responseDelivery: responseDelivery,
            now: clock.now, isClockRunning: clock.isRunning)
    }

    private func links(_ items: [SystemItem]) -> [DeviceState.Link] {
        items.map { DeviceState.Link(title: $0.title, link: $0.link) }
    }

    private var appStatus: DeviceState.AppStatus {
        DeviceState.AppStatus(
            state: appState, launches: process.launches, hasScene: process.hasScene, hasCard: hasCard,
            wasForceQuit: wasForceQuit, isRefreshRequested: backgroundRefresh.isRequested,
            suspendsAt: process.suspendsAt)
    }

    private var banner: DeviceState.Banner? {
        banners.current.map { banner in
            let row = NotificationRow(
                banner.notification, strings: strings, categories: notificationCenter.categories)
            return DeviceState.Banner(notification: row, disappearsAt: banner.disappearsAt)
        }
    }

    /// The prompt is over the app that asks, wherever that is.
    private var prompt: DeviceState.PermissionPrompt? {
        guard isPromptOnDisplay else { return nil }
        return notificationCenter.prompt.map { options in
            DeviceState.PermissionPrompt(
                alert: options.contains(.alert), badge: options.contains(.badge), sound: options.contains(.sound))
        }
    }

    var isPromptOnDisplay: Bool { notificationCenter.prompt != nil && process.state == .foreground }

    private func groups(of newest: Int) -> [DeviceState.NotificationGroup] {
        let newestFirst = rows.rows(
            of: notificationCenter.newest(newest).reversed(), strings: strings,
            categories: notificationCenter.categories)
        var groups: [DeviceState.NotificationGroup] = []
        var places: [String?: Int] = [:]
        for row in newestFirst {
            if let place = places[row.thread] {
                groups[place].notifications.append(row)
            } else {
                places[row.thread] = groups.count
                groups.append(DeviceState.NotificationGroup(thread: row.thread, notifications: [row]))
            }
        }
        return groups
    }

    private var scheduled: [DeviceState.Scheduled] {
        notificationCenter.pending.map {
            DeviceState.Scheduled(requestID: $0.id, title: $0.content.title, firesAt: $0.firesAt)
        }
    }

    private var pushStatus: DeviceState.PushStatus {
        DeviceState.PushStatus(
            isOnline: pushService.isOnline, stored: pushService.stored?.push.requestID,
            waiting: pushService.waiting.count)
    }
}
