/// Breaks anew what a longer name made too wide: paragraphs and list items of pages, comments in code.
package enum Wrapping {
    /// How wide a line may be, in characters.
    package static let width = 120

    /// - Parameter old: the text before it was renamed, line by line the same.
    package static func page(_ text: String, before old: String) -> String {
        // Made once: to make one takes longer than to match a line.
        let listMark = /(?:- |\d+\. )/
        var isFenced = false
        return wrap(text, before: old) { line in
            if line.hasPrefix("```") { isFenced.toggle() }
            guard !isFenced, !line.hasPrefix("|"), !line.hasPrefix("#"), !line.hasPrefix("!["), !line.hasPrefix("```"),
                !line.hasPrefix("<!--")
            else { return nil }
            let indent = String(line.prefix { $0 == " " })
            let mark = line.dropFirst(indent.count).prefixMatch(of: listMark).map { String($0.0) } ?? ""
            return Prefix(first: indent + mark, next: indent + String(repeating: " ", count: mark.count))
        }
    }

    package static func code(_ text: String, before old: String) -> String {
        let commentMark = #/\s*///? /#
        return wrap(text, before: old) { line in
            guard let mark = line.prefixMatch(of: commentMark) else { return nil }
            let list = line.dropFirst(mark.0.count).hasPrefix("- ") ? "- " : ""
            return Prefix(
                first: String(mark.0) + list, next: String(mark.0) + String(repeating: " ", count: list.count))
        }
    }

    /// What stands before a line's words, and before those of the lines that follow it.
    private struct Prefix {
        let first: String
        let next: String
    }

    private static func wrap(_ text: String, before old: String, prefix: (String) -> Prefix?) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [String] = []
        var carried: (words: String, prefix: Prefix)?
        for (index, line) in lines.enumerated() {
            let found = prefix(line)
            var words = line
            var prefixes = found
            if let carry = carried {
                carried = nil
                if let found, found.first == carry.prefix.next, line.count > found.first.count {
                    words = carry.prefix.next + carry.words + " " + line.dropFirst(found.first.count)
                    prefixes = Prefix(first: carry.prefix.next, next: carry.prefix.next)
                } else {
                    result.append(carry.prefix.next + carry.words)
                }
            }
            let grew = words.count > (index < before.count ? max(width, before[index].count) : width)
            guard let prefixes, grew, let cut = cut(words, after: prefixes.first.count) else {
                result.append(words)
                continue
            }
            result.append(cut.line)
            carried = (cut.rest, prefixes)
        }
        if let carried { result.append(carried.prefix.next + carried.words) }
        return result.joined(separator: "\n")
    }

    /// The most words that fit on a line, and the others.
    private static func cut(_ line: String, after start: Int) -> (line: String, rest: String)? {
        let letters = Array(line)
        guard let space = letters.prefix(width + 1).lastIndex(of: " "), space > start else { return nil }
        return (String(letters[..<space]), String(letters[(space + 1)...]))
    }
}
