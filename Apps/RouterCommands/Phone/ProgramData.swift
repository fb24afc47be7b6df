import Foundation
import LaunchStore
import Launches
import Logging
import NotificationStore
import Notifications
import Storage
import StoreErrors

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
    let contentError: StoreError?
    private let inboxFile: any StoreDatabase
    /// Whether the file of the content was made.
    let isContentNew: Bool
    /// What a person should know of how the files were opened.
    let notices: [String]
    /// Whether a file was backed up, so that the user misses something.
    let isReplaced: Bool
    /// Whether neither file could be opened.
    let isUnavailable: Bool

    /// Opens one file after the other, each whatever comes of the other: two threads that open them at once take
    /// longer. One that cannot be opened is opened by a later use.
    init(in folder: DataFolder) {
        let openedInbox = Result { () throws(StoreError) in try folder.openInbox(patience: Self.patience) }
        let openedContent = Result { () throws(StoreError) in try folder.openContent(patience: Self.patience) }
        inboxFile = openedInbox.database(at: folder.inboxURL) { () throws(StoreError) in
            try folder.openInbox(patience: 0)
        }
        content = openedContent.database(at: folder.contentURL) { () throws(StoreError) in
            try folder.openContent(patience: 0)
        }
        inbox = SQLiteLaunchInbox(inboxFile, effectsIn: content)
        sessions = SQLiteSessionStore(inboxFile)
        savedNavigation = SQLiteSavedNavigationStore(inboxFile)
        archive = SQLiteNotificationArchive(content)
        deviceTokens = SQLiteDeviceTokenOutbox(content)
        contentError = openedContent.failure
        isContentNew = (try? openedContent.get())?.isNew == true
        isUnavailable = openedInbox.failure != nil && contentError != nil
        let opened = [openedInbox, openedContent].compactMap { try? $0.get() }
        notices = [openedInbox.failure, contentError].compactMap { $0.map { "\($0)" } } + opened.compactMap(\.notice)
        isReplaced = opened.contains { $0.backup != nil }
    }

    /// For how many seconds a start waits while another process opens a file. A later use does not wait.
    private static var patience: TimeInterval { 5 }

    /// Leaves nothing that was removed in any file.
    func eraseRemoved() async throws(StoreError) {
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

extension Result where Success == OpenedDatabase, Failure == StoreError {
    fileprivate var failure: StoreError? {
        guard case .failure(let error) = self else { return nil }
        return error
    }

    @MainActor
    fileprivate func database(
        at url: URL, reopening open: @escaping @MainActor () throws(StoreError) -> Success
    ) -> any StoreDatabase {
        switch self {
        case .success(let opened): opened.writer
        case .failure:
            ReopeningDatabase(url.path) { () throws(StoreError) in
                let opened = try open()
                if let notice = opened.notice { Logger(label: "storage").warning("\(notice)") }
                return opened.writer
            }
        }
    }
}
