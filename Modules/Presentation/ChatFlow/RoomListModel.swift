import Chats
public import Navigation
public import Observation
import StoreErrors

/// All rooms, the liveliest first.
@MainActor @Observable
public final class RoomListModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let chats: any ChatRepository

    init(chats: any ChatRepository) {
        self.chats = chats
    }

    public func load() async {
        content.beginLoading()
        do {
            show(try await chats.rooms())
        } catch {
            content.fail(code: StoreError.code)
        }
    }

    public func follow() async {
        content.beginLoading()
        for await rooms in chats.roomUpdates() {
            switch rooms {
            case .success(let rooms): show(rooms)
            case .failure: content.fail(code: StoreError.code)
            }
        }
    }

    private func show(_ rooms: [Room]) {
        content = .list(
            rooms.map { room in
                ScreenContent.Row(
                    room.title, detail: room.lastMessage, note: room.unreadCount > 0 ? String(room.unreadCount) : nil,
                    // No link names a room below zero.
                    link: room.id < 0 ? nil : "chat/\(room.id)")
            })
    }
}
