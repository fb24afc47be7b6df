import AppFlow
import Chats
import RouterCommands
import Timestamps

extension JSONObject {
    init(_ room: Room) {
        self = [
            "id": room.id, "title": room.title, "unread": room.unreadCount,
            "readAt": room.readAt.map(RFC3339.string), "lastMessage": room.lastMessage,
            "lastMessageAt": room.lastMessageAt.map(RFC3339.string),
        ]
    }
}

extension TextTable {
    init(_ rooms: [Room], language: Language) {
        let headings = ["id", "room", "unread", "sentAt", "lastMessage"].map { language.sentence("chat.\($0)") }
        let rows = rooms.map { room in
            [
                String(room.id), room.title, room.unreadCount == 0 ? "" : String(room.unreadCount),
                room.lastMessageAt.map(RFC3339.string) ?? "–", room.lastMessage ?? "–",
            ]
        }
        self.init(headings, rows, widest: [20, 24, 10, 24, 60], ifEmpty: language.sentence("rooms.empty"))
    }
}
