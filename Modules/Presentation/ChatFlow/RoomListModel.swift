import Chats
public import Navigation
public import Observation

/// All rooms, the liveliest first.
@MainActor @Observable
public final class RoomListModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let chats: any ChatRepository

    init(chats: any ChatRepository) {
        self.chats = chats
    }

    public func load() async {
        do {
            let rows = try await chats.rooms().map { room in
                ScreenContent.Row(room.title, detail: room.lastMessage, link: "chat/\(room.id)")
            }
            content = .list(rows)
        } catch {
            content.fail(code: RouteError(error).code)
        }
    }
}
