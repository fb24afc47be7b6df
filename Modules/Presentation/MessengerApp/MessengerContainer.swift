public import AppFlow
public import ChatFlow
public import Chats
public import Notifications

/// The dependencies of Messenger: its stores, and the factories over them.
public struct MessengerContainer: ChatDependencies, NotificationDependencies {
    public let chats: any ChatRepository
    public let outbox: MessageOutbox
    public let archive: any NotificationArchive

    /// - Parameters:
    ///   - chats: rooms and messages.
    ///   - outbox: sends the user's messages.
    ///   - archive: the notifications that came.
    public init(chats: any ChatRepository, outbox: MessageOutbox, archive: any NotificationArchive) {
        self.chats = chats
        self.outbox = outbox
        self.archive = archive
    }

    func makeChatCoordinator() -> ChatCoordinator { ChatCoordinator(self) }

    func makeNotificationCoordinator() -> NotificationCoordinator {
        NotificationCoordinator(self, rules: MessengerCoordinator.linkRules)
    }
}
