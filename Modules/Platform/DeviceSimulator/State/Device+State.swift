import Foundation
public import Notifications

extension Device {
    /// The device as it is now.
    public var state: DeviceState { state(listing: .max) }

    /// The device as it is now, for a display that has no room for all that is listed.
    /// - Parameter newest: how many notifications the groups hold at most, the newest of all.
    public func state(listing newest: Int) -> DeviceState {
        let groups = rows.groups(
            of: notificationCenter.newest(newest).reversed(), categories: notificationCenter.categories)
        return DeviceState(of: self, groups: groups)
    }

    /// How many notifications are listed.
    public var listedCount: Int { notificationCenter.count }

    /// How the last notification was presented; nil if none was.
    public var lastPresentation: PresentationOptions? { presenter.log.lastPresentation }

    /// Called each time that something may be different, for whoever asks for ``state`` at times of their own.
    public var didChange: @MainActor () -> Void {
        get { changeSignal.observer }
        set { changeSignal.observer = newValue }
    }
}
