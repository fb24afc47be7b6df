public import AppFlow
public import ChatFlow
public import Chats
public import Notifications

/// What Messenger is made of: its stores, and what is made from them.
public struct MessengerContainer: ChatFlowFactory, NotificationFlowFactory, MessengerFactory {
    public let chats: any ChatRepository
    public let dispatch: MessageDispatch
    public let archive: any NotificationArchive

    public init(chats: any ChatRepository, dispatch: MessageDispatch, archive: any NotificationArchive) {
        self.chats = chats
        self.dispatch = dispatch
        self.archive = archive
    }

    public func makeChatCoordinator() -> ChatCoordinator { ChatCoordinator(factory: self) }

    public func makeNotificationCoordinator() -> NotificationCoordinator { NotificationCoordinator(factory: self) }
}
