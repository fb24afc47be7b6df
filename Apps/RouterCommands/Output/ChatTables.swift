import AppFlow
import Chats
import DeepLinks
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

/// A page of messages as a table for people.
struct MessageTable {
    private let page: MessagePage
    private let language: Language

    init(_ page: MessagePage, language: Language) {
        self.page = page
        self.language = language
    }

    var lines: [String] {
        let title = Style.title(DisplayWidth.printable(page.room.title, upTo: 80))
        if page.messages.isEmpty { return [title, language.sentence("content.empty")] }
        let headings = ["id", "sentAt", "author", "text", "state"].map { language.sentence("chat.\($0)") }
        let rows = page.messages.map { message in
            [
                String(message.id), RFC3339.string(from: message.sentAt), message.author, message.text,
                message.delivery.map { language.sentence("note.\($0.rawValue)") } ?? "",
            ]
        }
        var lines = [title] + TextTable(headings, rows, widest: [20, 24, 24, 80, 20]).lines
        if page.hasEarlier { lines.insert(Style.quiet(language.sentence("messages.earlier")), at: 2) }
        if page.hasLater { lines.append(Style.quiet(language.sentence("messages.later"))) }
        return lines
    }
}
