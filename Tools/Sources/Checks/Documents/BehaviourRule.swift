/// A test whose name begins with ids says behaviour that a page explains.
enum BehaviourRule: Rule {
    static let name = "behaviour"
    static let summary = "each row named in a test's name stands in \(page)"

    static let page = "docs/behaviour.md"

    static func findings(in tree: SourceTree) -> [Finding] {
        // A workspace that has the kit as a package finds the page there.
        guard let page = tree.files[Self.page] else { return [] }
        let patterns = Patterns()
        let rows = Set(page.lines.compactMap { $0.prefixMatch(of: patterns.row)?.1 })
        return tree.swiftFiles(under: "Tests", "Tools/Tests").flatMap { file in
            file.tokens.filter { $0.kind == .string || $0.text.hasPrefix("`") }.flatMap { token in
                ids(named: token.text, patterns).filter { !rows.contains($0) }.map {
                    finding(
                        file.path, token.line, "there is no row \($0)", fix: "add it to \(Self.page), or name another")
                }
            }
        }
    }

    /// Compiled once, since that takes longer than to match a name.
    private struct Patterns {
        /// `| S1.6 | … |`
        let row = /\| ([PSU]\d+(?:\.\d+)?) \|/
        let beginning = /`?[PSU]\d+(?:\.\d+)?[ :,]/
        let id = /\b[PSU]\d+(?:\.\d+)?\b/
    }

    /// `P1` and `S1.6` of the name or text `P1, S1.6 cold: a tap waits`.
    private static func ids(named text: String, _ patterns: Patterns) -> [Substring] {
        guard text.prefixMatch(of: patterns.beginning) != nil, let head = text.split(separator: ":").first
        else { return [] }
        return head.matches(of: patterns.id).map(\.0)
    }
}
