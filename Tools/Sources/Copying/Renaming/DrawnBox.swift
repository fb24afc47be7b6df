/// Boxes drawn in pages keep their right side where it is, whatever stands in them.
enum DrawnBox {
    /// - Parameter old: the text before it was renamed, line by line the same.
    static func aligned(_ text: String, before old: String) -> String {
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
            guard index < before.count, line != before[index], line.hasPrefix("│ "), line.hasSuffix(" │") else {
                return String(line)
            }
            let width = before[index].count - 4
            var content = String(line.dropFirst(2).dropLast(2))
            while content.hasSuffix(" ") { content.removeLast() }
            if content.count > width { content = content.prefix(width - 1) + "…" }
            return "│ " + content + String(repeating: " ", count: width - content.count) + " │"
        }.joined(separator: "\n")
    }
}
