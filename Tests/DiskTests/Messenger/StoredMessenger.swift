import ChatStore
import Chats
import DeviceSimulator
import Foundation
import GRDB
import LaunchStore
import Launches
import MessengerApp
import Navigation
import NotificationStore
import Notifications
import Storage
import TestSupport

/// One process of Messenger over the two files of a disk, and the phone that it runs on.
@MainActor
struct StoredMessenger {
    let phone: TestPhone<MessengerCoordinator>
    let chats: any ChatRepository
    let archive: any NotificationArchive
    let inbox: any LaunchInbox
    let sessions: any SessionStore
    /// What stood in the place of the files and was of no use.
    let movedAside: [MovedAside]
    private let writers: [any DatabaseWriter]

    nonisolated static let inboxName = "inbox.sqlite"
    nonisolated static let contentName = "content.sqlite"
    static let contentMigrations = NotificationStoreSchema.migrations + ChatStoreSchema.migrations

    /// Opens the files as the program does.
    /// - Throws: `StorageError`, with which such a process ends.
    init(on disk: Disk, meeting center: NotificationCenterSimulator, tree: RouteTree<MessengerCoordinator>) throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let inboxFile = try DatabaseFile(disk.folder.appending(path: Self.inboxName))
            .openQueue(migrations: LaunchStoreSchema.migrations, now: now)
        let content = try DatabaseFile(disk.folder.appending(path: Self.contentName))
            .openPool(migrations: Self.contentMigrations, readers: 1, now: now)
        writers = [inboxFile.writer, content.writer]
        movedAside = [inboxFile.movedAside, content.movedAside].compactMap(\.self)
        let chats = SQLiteChatRepository(content.writer)
        let archive = SQLiteNotificationArchive(content.writer)
        let sessions = WatchedSessionStore(sessions: SQLiteSessionStore(inboxFile.writer), disk: disk)
        let inbox = WatchedInbox(inbox: SQLiteLaunchInbox(inboxFile.writer), disk: disk)
        let dispatch = MessageDispatch(chats, sender: ChatBackend()) { _ in }
        let container = MessengerContainer(
            chats: chats, dispatch: dispatch, archive: archive, account: { (try? sessions.load())?.account },
            now: { now })
        phone = try TestPhone(
            session: nil, clock: DeviceClock(fixed: now), notificationCenter: center, inbox: inbox, sessions: sessions,
            savedNavigation: SQLiteSavedNavigationStore(inboxFile.writer), archive: archive, followsStores: false,
            tree: tree
        ) { MessengerCoordinator(factory: container) }
        (self.chats, self.archive, self.inbox, self.sessions) = (chats, archive, inbox, sessions)
    }

    /// Ends the connections, once the process is dead.
    func close() {
        for writer in writers { try? writer.close() }
    }
}
