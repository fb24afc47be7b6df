import AppFlow
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import Launches
import Notifications
import Storage
import StoreErrors
import TestSupport
import Testing

/// Started before the device's first unlock, over the real stores, whose files no process can open by then.
@MainActor @Suite(.serialized) struct FirstUnlockTests {
    private static let silent = """
        {"aps":{"content-available":1},"chatRoomId":5,"messageId":57,"author":"Ann","text":"Early"}
        """

    @Test func `U27: a silent push and a tap before the first unlock are ingested and shown after it`() async throws {
        try await withRebootedPhone { messenger, disk in
            let phone = messenger.phone
            try phone.device.perform(.receive(PushMessage(Self.silent)))
            await phone.whenIdle()
            #expect(phone.device.state.app.state == .background && phone.log.settled.isEmpty == true)
            try phone.device.perform(.tap(requestID: "n"))
            disk.setClosed(false)
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
        try await withRebootedPhone { messenger, disk in
            let phone = messenger.phone
            try phone.device.perform(.act(requestID: "n", action: "reply", text: "Coming"))
            await phone.whenIdle()
            #expect(phone.log.settled.isEmpty == true)
            disk.setClosed(false)
            try phone.device.perform(.unlock)
            if isOpened { try phone.device.perform(.openApp) }
            await phone.whenIdle()
            let page = try await messenger.chats.messages(in: 5, .last(10))
            #expect(page?.messages.filter { $0.text == "Coming" }.count == 1)
            #expect(try phone.outcomes() == [.performed])
        }
    }

    /// A phone that was switched on again, with a notification in its list and a session on its disk.
    private func withRebootedPhone(_ body: @MainActor (StoredMessenger, Disk) async throws -> Void) async throws {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = try await DiskPhone().closed(on: DiskImage()) { messenger in
            try messenger.files.sessions.save(Session(account: AccountID("1"), hasOnboarded: true))
            _ = try await messenger.chats.save(MessengerScenario.rows(4))
        }
        let disk = try Disk(in: folder, holding: image, plan: nil, camera: nil)
        DiskVFS.shared.claim(folder.path, for: disk)
        defer { DiskVFS.shared.release(folder.path) }
        disk.setClosed(true)
        let center = NotificationCenterSimulator()
        center.set(.authorized)
        let messenger = try StoredMessenger(Self.files(on: disk), meeting: center)
        try messenger.phone.device.perform(.reboot)
        try messenger.phone.device.perform(.receive(PushMessage(MessengerScenario.push(4), id: "n")))
        try await body(messenger, disk)
        messenger.phone.kill()
        messenger.files.close()
    }

    /// Both files, each opened when it can be.
    private static func files(on disk: Disk) -> StoredFiles {
        let inbox = ReopeningDatabase.open(
            StoredFiles.inboxName, { () throws(StoreError) in try StoredFiles.openInbox(on: disk) }, reporting: { _ in }
        )
        let content = ReopeningDatabase.open(
            StoredFiles.contentName, { () throws(StoreError) in try StoredFiles.openContent(on: disk) },
            reporting: { _ in })
        return StoredFiles(inbox: inbox.database, content: content.database, on: disk)
    }
}
