/// A test whose name begins with ids says behaviour that a page explains.
enum BehaviourRule: Rule {
    static let name = "behaviour"
    static let summary = "each row named in a test's name stands in \(page)"

    static let page = "docs/behaviour.md"

    static func findings(in tree: SourceTree) -> [Finding] {
        // A workspace that has the kit as a package finds the page there.
        guard let page = tree.files[Self.page] else { return [] }
        let rows = Set(page.lines.compactMap(row))
        return tree.swiftFiles(under: "Tests", "Tools/Tests").flatMap { file in
            file.tokens.flatMap { token in
                ids(named: token.text).filter { !rows.contains($0) }.map {
                    finding(
                        file.path, token.line, "there is no row \($0)", fix: "add it to \(Self.page), or name another")
                }
            }
        }
    }

    /// The id in `| S1.6 | … |`.
    private static func row(_ line: Substring) -> String? {
        line.prefixMatch(of: /\| ([PSU]\d+(?:\.\d+)?) \|/).map { String($0.1) }
    }

    /// `P1` and `S1.6` of the name or text `P1, S1.6 cold: a tap waits`.
    private static func ids(named text: String) -> [String] {
        // An expression is compiled anew at each use, so the first letter is compared before.
        guard let first = text.first(where: { $0 != "`" }), "PSU".contains(first),
            text.prefixMatch(of: /`?[PSU]\d+(?:\.\d+)?[ :,]/) != nil, let head = text.split(separator: ":").first
        else { return [] }
        return head.matches(of: /\b[PSU]\d+(?:\.\d+)?\b/).map { String($0.0) }
    }
}
