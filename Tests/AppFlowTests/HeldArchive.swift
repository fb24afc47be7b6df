import Notifications
import TestSupport

/// An archive that can be held as it saves or is emptied, and can refuse to be emptied.
actor HeldArchive: NotificationArchive {
    private let base = InMemoryNotificationArchive()
    private var refuses = false
    private let saving: PlanningGate?
    private var emptied: PlanningGate?

    /// - Parameter saving: nothing is kept before it opens.
    init(saving: PlanningGate? = nil) {
        self.saving = saving
    }

    func refuse(_ refuses: Bool) { self.refuses = refuses }

    /// What is removed is told only when the gate opens.
    func wait(at gate: PlanningGate) { emptied = gate }

    func save(_ notification: ArchivedNotification) async throws(NotificationArchiveError) {
        await saving?.pass()
        try await base.save(notification)
    }

    func notification(id: String) async throws(NotificationArchiveError) -> ArchivedNotification? {
        try await base.notification(id: id)
    }

    func notifications(limit: Int) async throws(NotificationArchiveError) -> [ArchivedNotification] {
        try await base.notifications(limit: limit)
    }

    func removeAll() async throws(NotificationArchiveError) {
        if refuses { throw .unavailable(reason: "test") }
        try await base.removeAll()
        await emptied?.pass()
    }
}
