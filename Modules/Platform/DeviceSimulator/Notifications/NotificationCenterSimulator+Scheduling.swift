import Foundation
public import Notifications

extension NotificationCenterSimulator: NotificationScheduler {
    public func authorization() async -> NotificationAuthorization { status }

    public func requestAuthorization(for options: AuthorizationOptions) async -> NotificationAuthorization {
        guard status == .notDetermined else { return status }
        askedFor = options
        set(grantsPermission ? .authorized : .denied)
        return status
    }

    /// The user changes the app's setting in the device's settings.
    public func set(_ authorization: NotificationAuthorization) {
        try? store.save(authorization)
    }

    public func add(_ notification: ScheduledNotification) async throws(NotificationSchedulingError) {
        do {
            try store.save(notification)
            try store.remove(store.scheduled().dropFirst(ScheduledNotification.limit).map(\.id))
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }

    public func scheduled() async -> [ScheduledNotification] { (try? store.scheduled()) ?? [] }

    public func cancel(_ ids: [String]) {
        if !ids.isEmpty { try? store.remove(ids) }
    }

    public func cancelAll() {
        cancel(((try? store.scheduled()) ?? []).map(\.id))
    }

    /// What is due, the first due first.
    func due(at date: Date) -> [ScheduledNotification] {
        ((try? store.scheduled()) ?? []).filter { $0.firesAt <= date }
    }

    /// What the user lets a notification do that is shown now.
    var presentation: PresentationOptions {
        switch status {
        case .authorized, .ephemeral: .all
        case .provisional: [.list]
        case .notDetermined, .denied, .unknown: []
        }
    }

    private var status: NotificationAuthorization { (try? store.authorization()) ?? .unknown }
}
