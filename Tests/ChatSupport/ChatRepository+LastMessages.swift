public import Chats
public import StoreErrors

extension ChatRepository {
    /// The newest `limit` messages of a room, oldest first, of equal times by rising id.
    public func lastMessages(in room: Room.ID, limit: Int) async throws(StoreError) -> [Message] {
        try await messages(in: room, .last(limit))?.messages ?? []
    }

    /// All that an account has queued, the oldest first.
    public func queued(by account: String) async throws(StoreError) -> [OutgoingMessage] {
        try await queued(by: account, limit: .max)
    }
}
