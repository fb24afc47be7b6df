import ChatStore
import Foundation
import LaunchStore
import Launches
import NotificationStore
import Notifications
import Storage
import StoreErrors

/// Both files of the app, and the stores in them.
@MainActor
struct StoredFiles {
    nonisolated static let inboxName = "inbox.sqlite"
    nonisolated static let contentName = "content.sqlite"
    nonisolated static let now = Date(timeIntervalSince1970: 1_800_000_000)

    let disk: Disk
    let inbox: any LaunchInbox
    let sessions: any SessionStore
    let savedNavigation: any SavedNavigationStore
    let archive: any NotificationArchive
    let content: any StoreDatabase
    /// What was told of how the files were opened: of no use, or repaired.
    let notices: [String]
    private let inboxFile: any StoreDatabase

    /// Opens them as the programs do.
    init(on disk: Disk) throws {
        let (inbox, content) = (try Self.openInbox(on: disk), try Self.openContent(on: disk))
        self.init(
            inbox: inbox.writer, content: content.writer, on: disk,
            notices: [inbox, content].compactMap(\.notice))
    }

    static func openInbox(on disk: Disk) throws(StoreError) -> OpenedDatabase {
        try DatabaseFile(disk.folder.appending(path: inboxName)).open(
            migrations: LaunchStoreSchema.migrations, now: now)
    }

    static func openContent(on disk: Disk) throws(StoreError) -> OpenedDatabase {
        // What holds it is in this process, which does not wait for itself.
        try DatabaseFile(disk.folder.appending(path: contentName), busyTimeout: 0.1)
            .openLarge(
                migrations: NotificationStoreSchema.migrations + ChatStoreSchema.migrations, readers: 1, now: now)
    }

    init(inbox: any StoreDatabase, content: any StoreDatabase, on disk: Disk, notices: [String] = []) {
        (self.disk, inboxFile, self.content, self.notices) = (disk, inbox, content, notices)
        self.inbox = WatchedInbox(inbox: SQLiteLaunchInbox(inbox, effectsIn: content), disk: disk)
        sessions = WatchedSessionStore(sessions: SQLiteSessionStore(inbox), disk: disk)
        savedNavigation = SQLiteSavedNavigationStore(inbox)
        archive = SQLiteNotificationArchive(content)
    }

    /// What was removed is in neither file any more.
    func eraseRemoved() async throws(StoreError) {
        do {
            for file in [inboxFile, content] { try await file.eraseRemoved() }
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }

    /// Ends the connections, once the process is dead.
    func close() {
        try? inboxFile.closeForGood()
        try? content.closeForGood()
    }
}
