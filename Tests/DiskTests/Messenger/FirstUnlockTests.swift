import AppFlow
import ChatFlow
import ChatStore
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import LaunchStore
import Launches
import MessengerApp
import Navigation
import NotificationStore
import Notifications
import Storage
import TestSupport
import Testing

/// Started before the device's first unlock, over the real stores, whose files no process can open by then.
@MainActor @Suite(.serialized) struct FirstUnlockTests {
    private static let silent = """
        {"aps":{"content-available":1},"chatRoomId":5,"messageId":57,"author":"Ann","text":"Early"}
        """

    @Test func `U27: a silent push and a tap before the first unlock are ingested and shown after it`() async throws {
        try await withRebootedPhone { messenger in
            let phone = messenger.phone
            try phone.device.perform(.receive(PushMessage(Self.silent)))
            await phone.whenIdle()
            #expect(phone.device.state.app.state == .background && phone.log.settled.isEmpty == true)
            try phone.device.perform(.tap(requestID: "n"))
            messenger.disk.setClosed(false)
            try phone.device.perform(.unlock)
            await phone.whenIdle()
            #expect(phone.stack == ["rooms", "room/5"])
            #expect(try await messenger.chats.message(id: 57)?.text == "Early")
            #expect(try phone.outcomes().count == 2 && Set(phone.outcomes()) == [.ignored, .shown])
            #expect(phone.device.state.app.launches == 1)
        }
    }

    @Test(arguments: [true, false])
    func `U27: a reply before the first unlock is sent once after it, whether the app is opened or not`(
        isOpened: Bool
    ) async throws {
        try await withRebootedPhone { messenger in
            let phone = messenger.phone
            try phone.device.perform(.act(requestID: "n", action: "reply", text: "Coming"))
            await phone.whenIdle()
            #expect(phone.log.settled.isEmpty == true)
            messenger.disk.setClosed(false)
            try phone.device.perform(.unlock)
            if isOpened { try phone.device.perform(.openApp) }
            await phone.whenIdle()
            let page = try await messenger.chats.messages(in: 5, .last(10))
            #expect(page?.messages.filter { $0.text == "Coming" }.count == 1)
            #expect(try phone.outcomes() == [.performed])
        }
    }

    @Test func `U27: while the files stay closed a retry fails, and the one after their opening succeeds`() async throws
    {
        try await withRebootedPhone { messenger in
            let phone = messenger.phone
            try phone.device.perform(.unlock)
            try phone.device.perform(.openApp)
            await phone.whenIdle()
            #expect(phone.navigation.phase == .retry)
            phone.app?.retry()
            await phone.whenIdle()
            #expect(phone.navigation.phase == .retry)
            messenger.disk.setClosed(false)
            phone.app?.retry()
            await phone.whenIdle()
            #expect(phone.navigation.phase == .main)
        }
    }

    /// A phone that was switched on again, with a notification in its list and a session on its disk.
    private func withRebootedPhone(_ body: @MainActor (RebootedMessenger) async throws -> Void) async throws {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = try await DiskPhone<StoredMessenger>().closed(on: DiskImage()) { messenger in
            try messenger.files.sessions.save(Session(account: AccountID("1"), hasOnboarded: true))
            _ = try await messenger.chats.save(MessengerScenario.rows(4))
        }
        let disk = try Disk(in: folder, holding: image, plan: nil, camera: nil)
        DiskVFS.shared.claim(folder.path, for: disk)
        defer { DiskVFS.shared.release(folder.path) }
        disk.setClosed(true)
        let messenger = try RebootedMessenger(on: disk)
        try messenger.phone.device.perform(.reboot)
        try messenger.phone.device.perform(.receive(PushMessage(MessengerScenario.push(4), id: "n")))
        try await body(messenger)
        messenger.phone.kill()
        try messenger.close()
    }
}

/// Messenger over files that open when they can.
@MainActor
private struct RebootedMessenger {
    let disk: Disk
    let phone: TestPhone<MessengerCoordinator>
    let chats: any ChatRepository
    private let files: [any StoreDatabase]

    init(on disk: Disk) throws {
        let inboxURL = disk.folder.appending(path: StoredFiles.inboxName)
        let inbox = ReopeningDatabase.open(inboxURL.path) { () throws(StorageError) in
            try DatabaseFile(inboxURL).openQueue(migrations: LaunchStoreSchema.migrations, now: StoredFiles.now)
        } reporting: { _ in
        }.database
        let contentURL = disk.folder.appending(path: StoredFiles.contentName)
        let content = ReopeningDatabase.open(contentURL.path) { () throws(StorageError) in
            try DatabaseFile(contentURL).openPool(
                migrations: NotificationStoreSchema.migrations + ChatStoreSchema.migrations, readers: 1,
                now: StoredFiles.now)
        } reporting: { _ in
        }.database
        let (chats, sessions) = (SQLiteChatRepository(content), SQLiteSessionStore(inbox))
        let archive = SQLiteNotificationArchive(content)
        let container = MessengerContainer(
            chats: chats, dispatch: MessageDispatch(chats, sender: ChatBackend()) { _ in }, archive: archive,
            account: { (try? sessions.load())?.account }, now: { StoredFiles.now })
        let center = NotificationCenterSimulator(InMemoryScheduledNotificationRepository())
        center.set(.authorized)
        phone = try TestPhone(
            session: nil, clock: DeviceClock(fixed: StoredFiles.now), notificationCenter: center,
            inbox: SQLiteLaunchInbox(inbox, effectsIn: content), sessions: sessions,
            savedNavigation: SQLiteSavedNavigationStore(inbox), archive: archive, followsStores: false
        ) { MessengerCoordinator(factory: container) }
        (self.disk, self.chats) = (disk, chats)
        files = [inbox, content]
    }

    func close() throws {
        for file in files { try file.closeForGood() }
    }
}
