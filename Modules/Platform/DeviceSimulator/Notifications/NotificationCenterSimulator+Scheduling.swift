import Foundation
public import Notifications

extension NotificationCenterSimulator: NotificationScheduler {
    public func register(_ categories: [NotificationCategory]) {
        let ids = categories.map(\.id)
        self.categories.removeAll { ids.contains($0.id) }
        self.categories += categories
        didChange()
    }

    public func add(_ notification: ScheduledNotification) async throws(NotificationSchedulingError) {
        do {
            try store.save(notification)
            try store.remove(store.scheduled().dropFirst(ScheduledNotification.limit).map(\.id))
        } catch {
            throw .refused(reason: "\(error)")
        }
        didChange()
    }

    public func scheduled() async -> [ScheduledNotification] { pending }

    public func cancel(_ ids: [String]) {
        guard !ids.isEmpty else { return }
        try? store.remove(ids)
        didChange()
    }

    public func cancelAll() {
        cancel(pending.map(\.id))
    }

    /// The scheduled notifications, the first due first.
    var pending: [ScheduledNotification] { (try? store.scheduled()) ?? [] }

    /// The due notifications, the first due first.
    func due(at date: Date) -> [ScheduledNotification] {
        pending.filter { $0.firesAt <= date }
    }
}
