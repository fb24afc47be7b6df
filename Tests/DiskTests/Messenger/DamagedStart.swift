import AppFlow
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import GRDB
import Launches
import Notifications
import TestSupport

/// Two accounts have used the app one after the other; then one of its files is damaged, and the app starts.
@MainActor
final class DamagedStart {
    /// While account 1 was signed in.
    let older: DiskImage
    /// Account 2 is signed in, has replied once, and has a reply and a tap that wait.
    let newer: DiskImage
    private let reply: DeliveredNotification
    private static let texts = ["First reply", "Second reply"]

    init() async throws {
        let phone = DiskPhone()
        let (secret, push) = (
            Self.push(55, text: MessengerScenario.secret, for: "1"), Self.push(56, text: "Hello", for: "2")
        )
        let older = try await phone.closed(on: DiskImage()) { messenger in
            try messenger.files.sessions.save(Session(account: AccountID("1"), hasOnboarded: true))
            _ = try await messenger.chats.save(MessengerScenario.rows(6))
            await messenger.phone.pushAndTap(secret, requestID: "earlier")
            _ = try messenger.files.inbox.record(Self.link("5", for: "1"), expiresAt: Self.now + 600, trace: [])
        }
        let reply = DeliveredNotification(requestID: "reply", deliveredAt: Self.now, userInfo: Data(push.utf8))
        self.reply = reply
        let newer = try await phone.closed(on: older) { messenger in
            await messenger.phone.openApp()
            await messenger.phone.app?.signOut()
            await messenger.phone.app?.signIn(as: AccountID("2"))
            await Self.answer(reply, on: messenger)
            let second = DeliveredNotification(requestID: "second", deliveredAt: Self.now, userInfo: Data(push.utf8))
            let response = NotificationResponse(second, action: .custom(id: "reply", text: Self.texts[1]))
            let payload = try NotificationPayload(json: second.userInfo)
            let waiting = LaunchPayload(response, reading: payload, for: AccountID("2"), at: Self.now)
            _ = try messenger.files.inbox.record(waiting, expiresAt: Self.now + 600, trace: [])
            _ = try messenger.files.inbox.record(Self.link("6", for: "2"), expiresAt: Self.now + 600, trace: [])
        }
        (self.older, self.newer) = (older.withoutLogs, newer.withoutLogs)
    }

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private static func push(_ id: Message.ID, text: String, for recipient: String) -> String {
        """
        {"aps":{"alert":{"title":"Ann","body":"\(text)"},"category":"chat-message"},"chatRoomId":5,"messageId":\(id),
        "recipient":"\(recipient)"}
        """
    }

    private static func link(_ room: String, for account: String) -> LaunchPayload {
        LaunchPayload(link: "messenger://chat/\(room)", from: .openURL, for: AccountID(account), at: now)
    }

    private static func answer(_ notification: DeliveredNotification, on messenger: StoredMessenger) async {
        messenger.phone.device.respond(to: notification, with: .custom(id: "reply", text: texts[0]))
        await messenger.phone.whenIdle()
    }

    /// Starts the app on the file as it is after the damage.
    /// - Returns: what is wrong with what the app does.
    func violations(of damage: PageDamage, to name: String) async throws -> [String]? {
        guard let file = newer.files[name], let before = older.files[name],
            let damaged = damage.damaged(file, older: before)
        else { return nil }
        var image = newer
        image.files[name] = damaged
        let isSeen = try Self.isSeen(name, in: image)
        var violations: [String] = []
        // The inbox is checked whole at each start; of the content, which may be large, what the app meets.
        var isMet = name == StoredFiles.inboxName
        let phone = DiskPhone()
        for start in 1...2 {
            let end = try await phone.process(on: image) { messenger in
                if isSeen, isMet, messenger.files.notices.isEmpty {
                    violations.append("P8: the damage is not reported")
                }
                // From here on a sound file is in its place.
                isMet = false
                await messenger.phone.openApp()
                if isSeen { violations += try await Self.shownToOthers(by: messenger) }
                if start == 1, await !Self.isReadable(messenger) { isMet = true }
                await Self.answer(self.reply, on: messenger)
                violations += try await Self.handledTwice(by: messenger)
                if start == 2 { violations += try Self.unsettled(in: messenger) }
            }
            if let error = end.unavailable { violations.append("P9: the app cannot start: \(error)") }
            image = end.image
        }
        return violations
    }

    /// Whether SQLite itself sees it.
    private static func isSeen(_ name: String, in image: DiskImage) throws -> Bool {
        let folder = try DiskFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        try image.write(to: folder)
        do {
            let queue = try DatabaseQueue(path: folder.appending(path: name).path)
            defer { try? queue.close() }
            return try queue.writeWithoutTransaction { database in
                _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema")
                return try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") != "ok"
            }
        } catch {
            return true
        }
    }

    private static func isReadable(_ messenger: StoredMessenger) async -> Bool {
        do {
            for room: Room.ID in [5, 6] { _ = try await messenger.chats.lastMessages(in: room, limit: 100) }
            _ = try await messenger.files.archive.notifications(limit: 100)
            return true
        } catch {
            return false
        }
    }

    private static func shownToOthers(by messenger: StoredMessenger) async throws -> [String] {
        let account = try messenger.files.sessions.load()?.account
        let stranger = account.flatMap { $0 == AccountID("2") ? nil : "P4: \($0) is signed in" }
        // What cannot be read is not shown.
        let traces = (try? await messenger.traces(of: MessengerScenario.secret)) ?? []
        return [stranger].compactMap(\.self) + traces
    }

    private static func handledTwice(by messenger: StoredMessenger) async throws -> [String] {
        let messages = (try? await messenger.chats.lastMessages(in: 5, limit: 100)) ?? []
        return texts.compactMap { text in
            let count = messages.filter { $0.text == text }.count
            return count > 1 ? "P6: \(text) stands \(count) times" : nil
        }
    }

    private static func unsettled(in messenger: StoredMessenger) throws -> [String] {
        let account = try messenger.files.sessions.load()?.account
        return try messenger.files.inbox.history().filter { $0.settlement == nil && account != nil }
            .map { "P1: \($0.event) is \($0.state) for ever" }
    }
}

extension DiskImage {
    /// The files as they are where everything was brought over from their logs, whose pages would hide those of the
    /// files.
    fileprivate var withoutLogs: DiskImage {
        DiskImage(files: files.filter { !$0.key.hasSuffix("-wal") && !$0.key.hasSuffix("-shm") })
    }
}
