public import AppFlow
public import ChatFlow
public import Chats
public import Foundation
public import Launches
public import Notifications

/// The dependencies of Messenger: its stores, and the factories over them.
public struct MessengerContainer: ChatFlowFactory, NotificationFlowFactory, MessengerFactory {
    public let chats: any ChatRepository
    public let archive: any NotificationArchive
    let dispatch: MessageDispatch
    let account: @MainActor () -> AccountID?
    let now: @MainActor () -> Date

    /// - Parameters:
    ///   - chats: rooms and messages.
    ///   - dispatch: sends the user's messages to the backend.
    ///   - archive: the notifications that came.
    ///   - account: who is signed in; nil if nobody is.
    ///   - now: the clock.
    public init(
        chats: any ChatRepository, dispatch: MessageDispatch, archive: any NotificationArchive,
        account: @escaping @MainActor () -> AccountID?, now: @escaping @MainActor () -> Date
    ) {
        self.chats = chats
        self.dispatch = dispatch
        self.archive = archive
        self.account = account
        self.now = now
    }

    public func makeChatCoordinator() -> ChatCoordinator { ChatCoordinator(factory: self) }

    public func makeNotificationCoordinator() -> NotificationCoordinator {
        NotificationCoordinator(factory: self, rules: MessengerCoordinator.linkRules)
    }
}
