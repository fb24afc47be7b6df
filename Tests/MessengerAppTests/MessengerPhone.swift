import AppFlow
import ChatFlow
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import Launches
import MessengerApp
import TestSupport

/// A phone with Messenger on it, and two rooms of one message each.
enum MessengerPhone {
    @MainActor
    static func make(
        session: Session = Session(account: AccountID("1"), hasOnboarded: true),
        chats: InMemoryChatRepository = InMemoryChatRepository(), backend: ChatBackend = ChatBackend()
    ) async throws -> TestPhone<MessengerCoordinator> {
        let sentAt = Date(timeIntervalSince1970: 1)
        _ = try await chats.save([
            RoomMessage(Message(id: 51, roomID: 5, author: "You", text: "Hello", sentAt: sentAt), roomTitle: "Five"),
            RoomMessage(Message(id: 61, roomID: 6, author: "You", text: "Hello", sentAt: sentAt), roomTitle: "Six"),
        ])
        let archive = InMemoryNotificationArchive()
        let sessions = InMemorySessionStore()
        return try TestPhone(session: session, sessions: sessions, archive: archive) {
            let outbox = MessageOutbox(
                chats, sender: backend, account: sessions.account, now: { sentAt + 60 },
                report: { _ in })
            return MessengerCoordinator(MessengerContainer(chats: chats, outbox: outbox, archive: archive))
        }
    }
}
