import AppFlow
import Chats
import RouterCommands
import Timestamps

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
