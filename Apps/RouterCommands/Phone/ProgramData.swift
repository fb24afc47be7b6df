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
    let sessions: any SessionStore
    let savedNavigation: any SavedNavigationStore
    let archive: any NotificationArchive
    let deviceTokens: any DeviceTokenOutbox
    let content: any StoreDatabase
    /// Why the content could not be opened as the program started; nil if it is open.
    let contentError: StoreError?
    private let inboxFile: any StoreDatabase
    private let launchInbox: SQLiteLaunchInbox
    /// Whether the file of the content was made.
    let isContentNew: Bool
    /// What a person should know of how the files were opened.
    let notices: [String]
    /// Whether a file was backed up, so that the user misses something.
    let isReplaced: Bool
    /// Whether neither file could be opened.
    let isUnavailable: Bool

    /// Opens one file after the other, each whatever comes of the other: two threads that open them at once take
    /// longer. One that is missing is made, and one that cannot be opened is opened by a later use.
    /// - Parameters:
    ///   - directory: where the files are.
    ///   - readers: how many may read the content at once; none where one connection reads and writes by turns.
    ///   - replacesUseless: whether a useless file is backed up; not where another process may run the app.
    ///   - now: goes into the name of a file that is backed up.
    ///   - isReadable: whether the device lets files be read, as it does once it was unlocked.
    init(
        in directory: URL, readers: Int, replacesUseless: Bool = true, now: Date,
        isReadable: @escaping @MainActor @Sendable () -> Bool = { true }
    ) {
        func file(_ name: String, _ patience: TimeInterval) throws(StoreError) -> DatabaseFile {
            let url = directory.appending(path: name)
            guard isReadable() else {
                throw .unopened(url.path, because: "the device was not unlocked since it was switched on")
            }
            return DatabaseFile(url, patience: patience, isReplacedIfUseless: replacesUseless)
        }
        let inboxFile = FileAtStart(directory.path + "/inbox.sqlite") { patience throws(StoreError) in
            try file("inbox.sqlite", patience).open(migrations: LaunchStoreSchema.migrations, now: now)
        }
        let contentFile = FileAtStart(directory.path + "/content.sqlite") { patience throws(StoreError) in
            let migrations = NotificationStoreSchema.migrations + Program.contentMigrations
            return try file("content.sqlite", patience).openLarge(migrations: migrations, readers: readers, now: now)
        }
        self.inboxFile = inboxFile.database
        content = contentFile.database
        launchInbox = SQLiteLaunchInbox(inboxFile.database, effectsIn: content)
        sessions = SQLiteSessionStore(inboxFile.database)
        savedNavigation = SQLiteSavedNavigationStore(inboxFile.database)
        archive = SQLiteNotificationArchive(content)
        deviceTokens = SQLiteDeviceTokenOutbox(content)
        contentError = contentFile.failure
        isContentNew = contentFile.opened?.isNew == true
        isUnavailable = inboxFile.failure != nil && contentFile.failure != nil
        let files = [inboxFile, contentFile]
        notices = files.compactMap { $0.failure.map { "\($0)" } } + files.compactMap { $0.opened?.notice }
        isReplaced = files.contains { $0.opened?.backup != nil }
    }

    var inbox: any LaunchInbox { launchInbox }

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
        launchInbox.endMarking()
        try? inboxFile.closeForGood()
        try? content.closeForGood()
    }
}

/// A file as it was opened at the start; one that could not be opened is opened by a later use.
@MainActor
private struct FileAtStart {
    let database: any StoreDatabase
    private(set) var opened: OpenedDatabase?
    private(set) var failure: StoreError?

    /// For how many seconds a start waits while another process opens a file. A later use does not wait.
    private static var patience: TimeInterval { 5 }

    init(_ path: String, open: @escaping @MainActor (_ patience: TimeInterval) throws(StoreError) -> OpenedDatabase) {
        do throws(StoreError) {
            let opened = try open(Self.patience)
            database = opened.writer
            self.opened = opened
        } catch {
            failure = error
            database = ReopeningDatabase(path) { () throws(StoreError) in
                let opened = try open(0)
                if let notice = opened.notice { Logger(label: "storage").warning("\(notice)") }
                return opened.writer
            }
        }
    }
}
