import AppFlow
import Chats
import RouterCommands
import Timestamps

extension JSONObject {
    init(_ message: Message) {
        self = [
            "id": message.id, "roomId": message.roomID, "author": message.author, "text": message.text,
            "sentAt": RFC3339.string(from: message.sentAt), "state": message.delivery?.rawValue,
        ]
    }
}

extension MessagePage {
    /// The page as a table for people.
    func lines(in language: Language) -> [String] {
        let headings = ["id", "sentAt", "author", "text", "state"].map { language.sentence("chat.\($0)") }
        let rows = messages.map { message in
            [
                String(message.id), RFC3339.string(from: message.sentAt), message.author, message.text,
                message.delivery.map { language.sentence("note.\($0.rawValue)") } ?? "",
            ]
        }
        let empty = language.sentence("content.empty")
        var lines = [DisplayWidth.printable(room.title, upTo: 80)]
        lines += TextTable(headings, rows, widest: [20, 24, 24, 80, 20], ifEmpty: empty).lines
        if hasEarlier { lines.insert(language.sentence("messages.earlier"), at: 2) }
        if hasLater { lines.append(language.sentence("messages.later")) }
        return lines
    }
}
