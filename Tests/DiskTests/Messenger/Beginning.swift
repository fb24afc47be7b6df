import ChatStore
import ChatSupport
import Foundation
import GRDB
import LaunchStore
import Launches
import Notifications
import Storage

/// What stands on the disk as an operation begins.
struct Beginning {
    var image = DiskImage()
    /// What was promised by then.
    var promises = Promises()
}

extension Beginning {
    /// What an app leaves that closes its files in good order.
    @MainActor
    init(_ body: @MainActor (StoredMessenger) async throws -> Void) async throws {
        image = try await DiskPhone().closed(on: DiskImage(), body)
    }

    /// Both files as a version of the app made them that kept no list of notifications, with a reply and a link that
    /// wait.
    @MainActor
    static func ofEarlierVersion() async throws -> Beginning {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try DatabaseFile(folder.appending(path: StoredFiles.inboxName))
            .open(migrations: LaunchStoreSchema.migrations, now: .distantPast).writer
        let (inbox, now) = (SQLiteLaunchInbox(file), StoredFiles.now)
        let push = Data(MessengerScenario.push(56).utf8)
        let reply = NotificationResponse(
            DeliveredNotification(requestID: "request", deliveredAt: now, userInfo: push),
            action: .custom(id: "reply", text: MessengerScenario.replyText))
        let account = AccountID("1")
        let payloads = [
            LaunchPayload(reply, reading: try NotificationPayload(json: push), for: account, at: now),
            LaunchPayload(link: "messenger://chat/6", from: .openURL, for: account, at: now),
        ]
        for payload in payloads { _ = try inbox.record(payload, expiresAt: now + 600, trace: []) }
        try SQLiteSessionStore(file).save(Session(account: account, hasOnboarded: true))
        try file.close()
        let content = try DatabaseFile(folder.appending(path: StoredFiles.contentName))
            .openLarge(migrations: ChatStoreSchema.migrations, now: .distantPast).writer
        _ = try await SQLiteChatRepository(content).save(MessengerScenario.rows(4))
        try content.close()
        return Beginning(image: try DiskImage(of: folder), promises: Promises(recorded: payloads.map(\.event)))
    }
}
