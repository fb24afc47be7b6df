import AppFlow
import Chats
import RouterCommands
import Timestamps

/// The rooms as a table for people.
struct RoomTable {
    private let rooms: [Room]
    private let language: Language

    init(_ rooms: [Room], language: Language) {
        self.rooms = rooms
        self.language = language
    }

    var lines: [String] {
        if rooms.isEmpty { return [language.sentence("rooms.empty")] }
        let headings = ["id", "room", "unread", "sentAt", "lastMessage"].map { language.sentence("chat.\($0)") }
        let rows = rooms.map { room in
            [
                String(room.id), room.title, room.unreadCount == 0 ? "" : String(room.unreadCount),
                room.lastMessageAt.map(RFC3339.string) ?? "–", room.lastMessage ?? "–",
            ]
        }
        return TextTable(headings, rows, widest: [20, 24, 10, 24, 60]).lines
    }
}
