import AppFlow
import ArgumentParser
import ChatFlow
import ChatStore
import Chats
import Foundation
import Launches
import Logging
import MessengerApp
import Navigation
import Notifications
import RouterCommands
import Storage
import StoreErrors

/// The composition root of Messenger: its screens over its SQLite stores.
struct Messenger: RouterProgram {
    nonisolated static let commandName = "chat-room-router"
    nonisolated static let title = "Messenger"
    nonisolated static var samples: URL {
        (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Samples")
    }
    nonisolated static let accounts = [AccountID("1"): "mina@example.com", AccountID("2"): "team@example.com"]
    nonisolated static let sentences = Sentences(in: .module)
    nonisolated static let contentMigrations = ChatStoreSchema.migrations
    nonisolated static var commands: [any ParsableCommand.Type] {
        [RoomsCommand.self, MessagesCommand.self, SendCommand.self]
    }

    private let container: MessengerContainer
    private let sender = LocalMessageSender()

    init(
        content: any StoreDatabase, archive: any NotificationArchive,
        account: @escaping CurrentAccount, schedule: ScheduleNotification,
        now: @escaping @MainActor () -> Date, language: Language
    ) {
        let chats = SQLiteChatRepository(content)
        let log = Logger(label: Self.commandName)
        let outbox = MessageOutbox(chats, sender: sender, account: account, now: now) { error in
            log.error("message not sent", metadata: ["reason": "\(error)"])
        }
        container = MessengerContainer(chats: chats, outbox: outbox, archive: archive)
    }

    func makeMain() -> MessengerCoordinator { MessengerCoordinator(container) }

    func follow(connection isOnline: @escaping @MainActor () -> Bool) { sender.follow(isOnline) }

    func isEmpty() async throws -> Bool { try await container.chats.isEmpty() }

    nonisolated static func row(of line: ImportedLine) throws(BadRow) -> (id: Message.ID, row: RoomMessage) {
        let row = try RoomMessage(line)
        return (row.message.id, row)
    }

    func save(_ rows: [RoomMessage]) async throws -> StoreChanges {
        try await container.chats.save(rows)
    }
}

extension Messenger {
    var chats: any ChatRepository { container.chats }

    /// The name that stands over what the user writes.
    nonisolated static var ownName: String { Message.ownAuthor }

    /// Puts a message of the user's own into its room, and hands it to the backend if that can be reached.
    /// - Returns: the message's id; of one that was sent under its key before, that one's.
    func send(_ message: OutgoingMessage) async throws(RouteError) -> Message.ID {
        let stored = try await container.outbox.store(message)
        await container.outbox.flush(for: message.account)
        return stored
    }

    /// Has the backend answer every message so, as long as the program runs.
    func answerMessages(with error: MessageSendingError) { sender.answer(with: error) }
}
