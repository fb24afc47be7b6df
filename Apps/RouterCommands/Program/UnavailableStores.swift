import Foundation
import Launches
import Notifications

/// Stands in for the inbox file when it cannot be opened: nothing is recorded, and what arrives is shown from memory, if it
/// is known who uses the app.
struct UnavailableLaunchStore: LaunchInbox, SessionStore, SavedNavigationStore {
    let reason: String
    /// Who uses the app where there is no file that could say it; nil where there is one, which nobody may pass by.
    let session: Session?

    private var error: LaunchStoreError { .unavailable(reason: reason) }

    func record(
        _ payload: LaunchPayload, expiresAt: Date, trace: [TraceEntry]
    ) throws(LaunchStoreError) -> Recording { throw error }
    func pending() throws(LaunchStoreError) -> [LaunchRecord] { throw error }
    func beginRouting(_ id: LaunchRecord.ID) throws(LaunchStoreError) { throw error }
    func endRouting(_ id: LaunchRecord.ID) throws(LaunchStoreError) { throw error }
    var isRefusalReported: Bool { false }
    func markRefusalReported() {}
    func postpone(_ id: LaunchRecord.ID, trace: [TraceEntry]) throws(LaunchStoreError) { throw error }
    func settle(_ settlements: [PendingSettlement], at date: Date) throws(LaunchStoreError) { throw error }
    func append(_ trace: [TraceEntry], to id: LaunchRecord.ID) throws(LaunchStoreError) { throw error }
    func record(id: LaunchRecord.ID) throws(LaunchStoreError) -> LaunchRecord? { throw error }
    func history() throws(LaunchStoreError) -> [LaunchRecord] { throw error }
    func load() throws(LaunchStoreError) -> Session? {
        guard let session else { throw error }
        return session
    }
    func save(_ session: Session) throws(LaunchStoreError) { throw error }
    func save(_ navigation: Data, of account: AccountID) throws(LaunchStoreError) { throw error }
    func take(of account: AccountID) throws(LaunchStoreError) -> Data? { throw error }
    func remove() throws(LaunchStoreError) { throw error }
}

/// Stands in for the archive when its file cannot be opened.
struct UnavailableArchive: NotificationArchive {
    let reason: String

    private var error: NotificationArchiveError { .refused(reason: reason) }

    func save(_ notification: ArchivedNotification) async throws(NotificationArchiveError) { throw error }
    func notification(id: String) async throws(NotificationArchiveError) -> ArchivedNotification? { throw error }
    func notifications(limit: Int) async throws(NotificationArchiveError) -> [ArchivedNotification] { throw error }
    func removeAll() async throws(NotificationArchiveError) { throw error }
}

/// Stands in for what the device holds of the app's own notifications when its file cannot be opened.
struct UnavailableScheduledNotifications: ScheduledNotificationRepository {
    let reason: String

    private var error: ScheduledNotificationError { .unavailable(reason: reason) }

    func authorization() throws(ScheduledNotificationError) -> NotificationAuthorization { throw error }
    func save(_ authorization: NotificationAuthorization) throws(ScheduledNotificationError) { throw error }
    func scheduled() throws(ScheduledNotificationError) -> [ScheduledNotification] { throw error }
    func save(_ notification: ScheduledNotification) throws(ScheduledNotificationError) { throw error }
    func remove(_ ids: [String]) throws(ScheduledNotificationError) { throw error }
    func fire(_ id: String) throws(ScheduledNotificationError) { throw error }
    func list(_ push: DeliveredNotification) throws(ScheduledNotificationError) { throw error }
    func delivered() throws(ScheduledNotificationError) -> [DeliveredNotification] { throw error }
    func removeDelivered(_ ids: [String]) throws(ScheduledNotificationError) { throw error }
}

/// Stands in for what the backend has yet to be told when its file cannot be opened.
struct UnavailableDeviceTokens: DeviceTokenOutbox {
    let reason: String

    private var error: DeviceTokenOutboxError { .unavailable(reason: reason) }

    func records() throws(DeviceTokenOutboxError) -> [DeviceRegistrationRecord] { throw error }
    func lastRevision() throws(DeviceTokenOutboxError) -> Int64? { throw error }
    func save(_ records: [DeviceRegistrationRecord]) throws(DeviceTokenOutboxError) { throw error }
    func remove(_ registration: DeviceRegistration) throws(DeviceTokenOutboxError) { throw error }
}
