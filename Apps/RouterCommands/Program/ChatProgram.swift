import AppFlow
public import Chats
public import Navigation

/// A program that has chat rooms.
@MainActor
public protocol ChatProgram: RouterProgram {
    var chats: any ChatRepository { get }

    /// Puts a message of the user's own into its room, and hands it to the backend if that can be reached.
    /// - Returns: the message's id; of one that was sent under its key before, that one's.
    func send(_ message: OutgoingMessage) async throws(RouteError) -> Message.ID

    /// Has the backend answer every message so, as long as the program runs.
    func answerMessages(with error: MessageSendingError) async

    /// The name that stands over what the user writes.
    nonisolated static var ownName: String { get }
}
