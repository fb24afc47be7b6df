/// A piece of a page between blank lines: a heading, a text, list or table, or a fence of code.
struct PageBlock {
    enum Kind {
        case heading, text, code
    }

    let kind: Kind
    let text: String

    static func blocks(of page: String) -> [PageBlock] {
        var blocks: [PageBlock] = []
        var lines: [Substring] = []
        var isCode = false
        func close() {
            guard let first = lines.first else { return }
            let kind: Kind = isCode ? .code : first.hasPrefix("#") ? .heading : .text
            blocks.append(PageBlock(kind: kind, text: lines.joined(separator: "\n")))
            lines = []
        }
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if isCode { lines.append(line) }
                close()
                isCode.toggle()
                if isCode { lines.append(line) }
            } else if line.isEmpty, !isCode {
                close()
            } else {
                lines.append(line)
            }
        }
        close()
        return blocks
    }

    /// The rows of a table or the items of a list; a text is one item.
    var items: [String] {
        var items: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let begins = line.hasPrefix("|") || line.prefixMatch(of: /(?:- |\d+\. )/) != nil
            if begins || items.isEmpty { items.append(String(line)) } else { items[items.count - 1] += "\n" + line }
        }
        return items
    }

    /// How many `#` a heading begins with.
    var level: Int { text.prefix { $0 == "#" }.count }
}
