import Chats
public import Navigation
public import Observation

/// One room with its newest messages, or with the message that it was opened at.
@MainActor @Observable
public final class RoomModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let id: Room.ID
    private let message: Message.ID?
    private let chats: any ChatRepository

    init(id: Room.ID, message: Message.ID?, chats: any ChatRepository) {
        self.id = id
        self.message = message
        self.chats = chats
    }

    public func load() async {
        do {
            guard let room = try await chats.room(id: id) else {
                content.fail(code: RouteError.contentNotFound.code)
                return
            }
            content = ScreenContent(
                title: room.title,
                rows: try await messages().map { ScreenContent.Row($0.author, detail: $0.text) })
        } catch {
            content.fail(code: RouteError(error).code)
        }
    }

    private func messages() async throws(ChatRepositoryError) -> [Message] {
        if let message, let found = try await chats.message(id: message) { return [found] }
        return try await chats.lastMessages(in: id, limit: 50)
    }
}
