/// What a page of Markdown refers to: its links, its code and its headings.
struct MarkdownPage: Sendable {
    struct Reference: Sendable {
        let text: String
        let line: Int
    }

    let path: String
    private(set) var links: [Reference] = []
    private(set) var codeSpans: [Reference] = []
    private(set) var fencedLines: [Reference] = []

    /// The anchors that the page's headings can be linked by.
    private(set) var anchors: Set<String> = []

    init(_ text: String, at path: String) {
        self.path = path
        let patterns = Patterns()
        var fence: String?
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let mark = String(line.trimmingPrefix(while: \.isWhitespace).prefix(3))
            if let open = fence {
                if mark == open { fence = nil } else { add(String(line), at: offset + 1, to: \.fencedLines) }
            } else if mark == "```" || mark == "~~~" {
                fence = mark
            } else {
                read(String(line), at: offset + 1, patterns)
            }
        }
    }

    /// Compiled once a page, since that takes longer than to match a line.
    private struct Patterns {
        let heading = /#{1,6}\s+(.*?)[\s#]*/
        let code = /(`+)(.+?)\1(?!`)/
        let link = /\]\(\s*<?([^()\s<>]+)>?[^()]*\)/
        let definition = /\s*\[[^\]]+\]:\s*<?([^\s<>]+)/
    }

    private mutating func read(_ line: String, at number: Int, _ patterns: Patterns) {
        if let heading = line.wholeMatch(of: patterns.heading) { addAnchor(for: String(heading.1)) }
        let prose = line.replacing(patterns.code) { match in
            add(String(match.2), at: number, to: \.codeSpans)
            return String(repeating: " ", count: match.0.count)
        }
        for match in prose.matches(of: patterns.link) {
            add(String(match.1), at: number, to: \.links)
        }
        if let match = prose.prefixMatch(of: patterns.definition) {
            add(String(match.1), at: number, to: \.links)
        }
    }

    private mutating func add(_ text: String, at line: Int, to list: WritableKeyPath<Self, [Reference]>) {
        self[keyPath: list].append(Reference(text: text, line: line))
    }

    /// Lower case, spaces to hyphens, other punctuation dropped; a second heading of one text gets `-1`.
    private mutating func addAnchor(for heading: String) {
        let text = heading.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
        let anchor = text.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
            .replacing(" ", with: "-")
        let names = [anchor] + (1...).lazy.prefix(anchors.count).map { "\(anchor)-\($0)" }
        if let free = names.first(where: { !anchors.contains($0) }) { anchors.insert(free) }
    }
}
