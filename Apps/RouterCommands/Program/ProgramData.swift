import GRDB
import LaunchStore
import Launches
import NotificationStore
import Notifications
import Storage

/// The databases of one folder: the inbox with the session, and the program's content.
@MainActor
struct ProgramData<Program: RouterProgram> {
    let inbox: any LaunchInbox
    let sessions: any SessionStore
    let savedNavigation: any SavedNavigationStore
    let archive: any NotificationArchive
    let scheduledNotifications: any ScheduledNotificationRepository
    let deviceTokens: any DeviceTokenOutbox
    let content: Result<any DatabaseWriter, StorageError>
    private let inboxFile: (any DatabaseWriter)?
    var isInboxUnavailable: Bool { inboxFile == nil }
    /// What a person should know of how the files were opened.
    private(set) var notices: [String] = []
    /// Whether a file was backed up, so that the user misses something.
    let isReplaced: Bool
    /// Whether neither file could be opened.
    let isUnavailable: Bool

    /// - Parameter session: who uses the app if no file can say it; nil for nobody.
    init(_ files: DataFiles, session: Session?) {
        var moved: [FileBackup?] = []
        switch files.inbox {
        case .success(let opened):
            inbox = SQLiteLaunchInbox(opened.writer)
            sessions = SQLiteSessionStore(opened.writer)
            savedNavigation = SQLiteSavedNavigationStore(opened.writer)
            moved.append(opened.backup)
        case .failure(let error):
            let store = UnavailableLaunchStore(reason: "\(error)", session: session)
            inbox = store
            sessions = store
            savedNavigation = store
            notices.append("\(error)")
        }
        switch files.content {
        case .success(let opened):
            archive = SQLiteNotificationArchive(opened.writer)
            scheduledNotifications = SQLiteScheduledNotificationRepository(opened.writer)
            deviceTokens = SQLiteDeviceTokenOutbox(opened.writer)
            moved.append(opened.backup)
        case .failure(let error):
            archive = UnavailableArchive(reason: "\(error)")
            scheduledNotifications = UnavailableScheduledNotifications(reason: "\(error)")
            deviceTokens = UnavailableDeviceTokens(reason: "\(error)")
            notices.append("\(error)")
        }
        content = files.content.map(\.writer)
        inboxFile = try? files.inbox.get().writer
        isUnavailable = files.inbox.isFailure && files.content.isFailure
        notices += moved.compactMap { $0.map(String.init(describing:)) }
        isReplaced = moved.contains { $0 != nil }
    }

    /// Leaves nothing that was removed in any file.
    func eraseRemoved() async throws(LaunchStoreError) {
        do {
            try await inboxFile?.eraseRemoved()
            try await content.get().eraseRemoved()
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }

    /// Ends the connections as a process's death does: what is written stands, and nothing is written any more.
    func close() {
        (inbox as? SQLiteLaunchInbox)?.endMarking()
        try? inboxFile?.close()
        try? content.get().close()
    }
}

extension Result {
    fileprivate var isFailure: Bool {
        guard case .failure = self else { return false }
        return true
    }
}
