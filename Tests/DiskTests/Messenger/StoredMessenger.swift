import AppFlow
import ChatFlow
import ChatStore
import ChatSupport
import Chats
import DeviceSimulator
import Launches
import MessengerApp
import Navigation
import TestSupport

/// Messenger on a disk.
@MainActor
struct StoredMessenger {
    let files: StoredFiles
    let phone: TestPhone<MessengerCoordinator>
    let chats: any ChatRepository

    private static let links = Result { try MessengerCoordinator.makeTree() }

    init(on disk: Disk, meeting center: NotificationCenterSimulator) throws {
        try self.init(StoredFiles(on: disk), meeting: center)
    }

    init(_ files: StoredFiles, meeting center: NotificationCenterSimulator) throws {
        let chats = SQLiteChatRepository(files.content)
        let sessions = files.sessions
        let outbox = MessageOutbox(
            chats, sender: ChatBackend(), account: sessions.account, now: { StoredFiles.now },
            report: { _ in })
        let container = MessengerContainer(chats: chats, outbox: outbox, archive: files.archive)
        phone = try TestPhone(
            session: nil, clock: DeviceClock(fixed: StoredFiles.now), notificationCenter: center, inbox: files.inbox,
            sessions: files.sessions, savedNavigation: files.savedNavigation, archive: files.archive,
            followsStores: false, tree: try Self.links.get(), makeMain: { MessengerCoordinator(container) })
        phone.adjustServices = { $0.eraseRemoved = files.eraseRemoved }
        (self.files, self.chats) = (files, chats)
    }
}
