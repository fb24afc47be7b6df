import AppFlow
import Chats
import DeviceSimulator
import Foundation
import Launches
import MessengerApp
import Notifications
import TestSupport

/// What happens to Messenger while its disk misbehaves.
@MainActor
enum MessengerScenario: String, CaseIterable, CustomStringConvertible {
    case tap, link, reply, replyInFront, markAsRead, silentPush, signOut, firstStart, migration, importRows

    nonisolated var description: String { rawValue }

    nonisolated static let replyText = "The reply"
    /// Stands in what a push for account 1 brings.
    nonisolated static let secret = "For account 1 alone"

    nonisolated static func push(_ id: Message.ID) -> String {
        """
        {"aps":{"alert":{"title":"Ann","body":"\(secret)"},"category":"chat-message"},"chatRoomId":5,"messageId":\(id)}
        """
    }

    private nonisolated static let silent = """
        {"aps":{"content-available":1},"chatRoomId":5,"messageId":57,"author":"Ann","text":"\(secret)"}
        """

    /// Rooms as an import brings them.
    nonisolated static func rows(_ count: Int64) -> [RoomMessage] {
        (1...count).map { id in
            let sentAt = Date(timeIntervalSince1970: 1_700_000_000 + TimeInterval(id))
            let message = Message(id: id, roomID: 5 + id % 2, author: "Bob", text: "Message \(id)", sentAt: sentAt)
            return RoomMessage(message, roomTitle: "Room \(5 + id % 2)")
        }
    }

    func beginning() async throws -> Beginning {
        switch self {
        case .firstStart: Beginning()
        case .migration: try await .ofEarlierVersion()
        default:
            try await Beginning { messenger in
                try messenger.files.sessions.save(Session(account: AccountID("1"), hasOnboarded: true))
                _ = try await messenger.chats.save(Self.rows(4))
                if self == .signOut { await messenger.phone.pushAndTap(Self.push(55), requestID: "earlier") }
            }
        }
    }

    func perform(on messenger: StoredMessenger) async throws {
        let phone = messenger.phone
        switch self {
        case .tap: await phone.pushAndTap(Self.push(56))
        case .link: phone.device.open(url: "messenger://chat/5")
        case .reply: act("reply", text: Self.replyText, on: phone)
        case .replyInFront:
            await phone.openApp()
            act("reply", text: Self.replyText, on: phone)
        case .markAsRead: act("mark-as-read", on: phone)
        case .silentPush: phone.deliver(Self.silent)
        case .signOut:
            await phone.pushAndTap(Self.push(56))
            await phone.app?.signOut()
            await phone.whenIdle()
            await phone.app?.signIn(as: AccountID("2"))
        case .firstStart:
            await phone.openApp()
            phone.app?.completeOnboarding()
            await phone.app?.signIn(as: AccountID("1"))
            _ = try? await messenger.chats.save(Self.rows(4))
        case .migration: await phone.openApp()
        case .importRows:
            await phone.openApp()
            _ = try? await messenger.chats.save(Self.rows(200))
        }
        await phone.whenIdle()
    }

    private func act(_ action: String, text: String? = nil, on phone: TestPhone<MessengerCoordinator>) {
        phone.device.respond(to: phone.deliver(Self.push(56)), with: .custom(id: action, text: text))
    }

    var outcomes: Set<Outcome> {
        switch self {
        case .tap, .link: [.shown]
        case .reply, .replyInFront, .markAsRead: [.performed]
        case .migration: [.performed, .shown]
        case .silentPush: [.ignored]
        case .signOut: [.shown, .discarded]
        case .firstStart, .importRows: []
        }
    }
}
