public import Chats

/// What the chat flow needs of its program.
@MainActor
public protocol ChatFlowFactory {
    var chats: any ChatRepository { get }
}
