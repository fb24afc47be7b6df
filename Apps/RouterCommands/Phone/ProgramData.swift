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
    let deviceTokens: any DeviceTokenOutbox
    let content: any StoreDatabase
    /// Why the content could not be opened as the program started; nil if it is open.
    let contentError: StorageError?
    private let inboxFile: any StoreDatabase
    /// What a person should know of how the files were opened.
    let notices: [String]
    /// Whether a file was backed up, so that the user misses something.
    let isReplaced: Bool
    /// Whether neither file could be opened.
    let isUnavailable: Bool

    init(_ files: DataFiles) {
        (inboxFile, content) = files.databases()
        inbox = SQLiteLaunchInbox(inboxFile, effectsIn: content)
        sessions = SQLiteSessionStore(inboxFile)
        savedNavigation = SQLiteSavedNavigationStore(inboxFile)
        archive = SQLiteNotificationArchive(content)
        deviceTokens = SQLiteDeviceTokenOutbox(content)
        contentError = files.content.failure
        isUnavailable = files.inbox.failure != nil && contentError != nil
        let moved = [(try? files.inbox.get())?.backup, (try? files.content.get())?.backup].compactMap(\.self)
        notices = [files.inbox.failure, contentError].compactMap { $0.map { "\($0)" } } + moved.map { "\($0)" }
        isReplaced = !moved.isEmpty
    }

    /// Leaves nothing that was removed in any file.
    func eraseRemoved() async throws(LaunchStoreError) {
        do {
            try await inboxFile.eraseRemoved()
            try await content.eraseRemoved()
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }

    /// Ends the connections as a process's death does: what is written stands, and nothing is written any more.
    func close() {
        (inbox as? SQLiteLaunchInbox)?.endMarking()
        try? inboxFile.closeForGood()
        try? content.closeForGood()
    }
}

extension Result {
    fileprivate var failure: Failure? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}
