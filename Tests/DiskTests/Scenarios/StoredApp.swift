import AppFlow
import DeviceSimulator
import Foundation
import LaunchStore
import Launches
import Navigation
import NotificationStore
import Notifications
import Storage
import StoreErrors
import TestSupport

/// One process of an app over the two files of a disk, and the phone that it runs on.
@MainActor
protocol StoredApp {
    associatedtype Main: MainCoordinator

    /// - Throws: `StoreError`, with which such a process ends.
    init(on disk: Disk, meeting center: NotificationCenterSimulator) throws

    var phone: TestPhone<Main> { get }
    var files: StoredFiles { get }
}

/// Both files of an app, and the stores of every app in them.
@MainActor
struct StoredFiles {
    nonisolated static let inboxName = "inbox.sqlite"
    nonisolated static let contentName = "content.sqlite"
    nonisolated static let now = Date(timeIntervalSince1970: 1_800_000_000)

    let inbox: any LaunchInbox
    let sessions: any SessionStore
    let savedNavigation: any SavedNavigationStore
    let archive: any NotificationArchive
    let content: any StoreDatabase
    /// What was told of how the files were opened: of no use, or repaired.
    let notices: [String]
    private let inboxFile: any StoreDatabase

    /// Opens them as the programs do.
    /// - Parameter migrations: those of the app's own content.
    init(on disk: Disk, migrations: [SchemaMigration]) throws {
        let inbox = try DatabaseFile(disk.folder.appending(path: Self.inboxName))
            .open(migrations: LaunchStoreSchema.migrations, now: Self.now)
        // What holds it is in this process, which does not wait for itself.
        let content = try DatabaseFile(disk.folder.appending(path: Self.contentName), busyTimeout: 0.1)
            .openLarge(migrations: NotificationStoreSchema.migrations + migrations, readers: 1, now: Self.now)
        self.init(
            inbox: inbox.writer, content: content.writer, on: disk,
            notices: [inbox, content].compactMap(\.notice))
    }

    init(inbox: any StoreDatabase, content: any StoreDatabase, on disk: Disk, notices: [String] = []) {
        (inboxFile, self.content, self.notices) = (inbox, content, notices)
        self.inbox = WatchedInbox(inbox: SQLiteLaunchInbox(inbox, effectsIn: content), disk: disk)
        sessions = WatchedSessionStore(sessions: SQLiteSessionStore(inbox), disk: disk)
        savedNavigation = SQLiteSavedNavigationStore(inbox)
        archive = SQLiteNotificationArchive(content)
    }

    /// A phone that has these files.
    func phone<Main: MainCoordinator>(
        meeting center: NotificationCenterSimulator, tree: RouteTree<Main>, makeMain: @escaping @MainActor () -> Main
    ) throws -> TestPhone<Main> {
        let phone = try TestPhone(
            session: nil, clock: DeviceClock(fixed: Self.now), notificationCenter: center, inbox: inbox,
            sessions: sessions, savedNavigation: savedNavigation, archive: archive, followsStores: false, tree: tree,
            makeMain: makeMain)
        phone.adjustServices = { [inboxFile, content] in
            $0.eraseRemoved = { () throws(StoreError) in
                do {
                    for file in [inboxFile, content] { try await file.eraseRemoved() }
                } catch {
                    throw .unavailable(reason: "\(error)")
                }
            }
        }
        return phone
    }

    /// Ends the connections, once the process is dead.
    func close() {
        try? inboxFile.closeForGood()
        try? content.closeForGood()
    }
}
