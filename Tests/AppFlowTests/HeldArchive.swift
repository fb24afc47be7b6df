import Notifications
import StoreErrors
import TestSupport

/// An archive that can be held, and can give no answer.
@MainActor
final class HeldArchive: NotificationArchive, Followed {
    /// What it answers to everything; nil for an archive that works.
    var failure: StoreError?
    /// Whether it refuses to be emptied.
    var refusesRemoval = false
    /// Nothing is kept before it opens.
    var saving: PlanningGate?
    private let base = InMemoryNotificationArchive()

    init(saving: PlanningGate? = nil) {
        self.saving = saving
    }

    private func answer() throws(StoreError) -> InMemoryNotificationArchive {
        if let failure { throw failure }
        return base
    }

    func save(_ notification: ArchivedNotification) async throws(StoreError) {
        await saving?.pass()
        try await answer().save(notification)
    }

    func notification(id: String) async throws(StoreError) -> ArchivedNotification? {
        try await answer().notification(id: id)
    }

    func notifications(limit: Int) async throws(StoreError) -> [ArchivedNotification] {
        try await answer().notifications(limit: limit)
    }

    nonisolated func notificationUpdates(limit: Int) -> StoreUpdates<[ArchivedNotification]> {
        updates(of: self) { () throws(StoreError) in try await self.notifications(limit: limit) }
    }

    func join() -> AsyncStream<Void> { base.join() }

    func removeAll() async throws(StoreError) {
        if refusesRemoval { throw .unavailable(reason: "test") }
        try await answer().removeAll()
    }
}
