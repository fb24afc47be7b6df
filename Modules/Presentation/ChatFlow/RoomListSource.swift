import Chats
import Navigation
import StoreErrors

/// All rooms, the liveliest first.
struct RoomListSource: ScreenSource {
    let chats: any ChatRepository

    func load() async throws(StoreError) -> [Room]? { try await chats.rooms() }

    func follow(_ show: @MainActor ([Room]?) -> Void) async throws(StoreError) {
        for await rooms in chats.roomUpdates() { show(try rooms.get()) }
    }

    func describe(_ rooms: [Room]) -> ScreenContent {
        .list(
            rooms.map { room in
                ScreenContent.Row(
                    room.title, detail: room.lastMessage, note: room.unreadCount > 0 ? String(room.unreadCount) : nil,
                    // No link names a room below zero.
                    link: room.id < 0 ? nil : "chat/\(room.id)")
            })
    }
}
