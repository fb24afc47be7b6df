/// ARCHITECTURE.md stays short enough to be read, and the one that a copy begins with. The graph that is drawn into it
/// grows with the modules, and does not count. A copy's page is its team's, and grows with their features.
enum PageLengthRule: Rule {
    static let name = "page-length"
    static let summary =
        "in the layout, ARCHITECTURE.md and \(Workspace.starter)ARCHITECTURE.md have at most \(limit) lines each beside "
        + "their graphs"

    static let limit = 200

    static func findings(in tree: SourceTree) -> [Finding] {
        let starter = Workspace.starter + GraphPage.path
        guard tree.files[starter] != nil else { return [] }
        return [GraphPage.path, starter].compactMap { path in
            guard let page = tree.files[path] else { return nil }
            let count = SourceFile(path: path, text: GraphPage.undrawn(page.text)).lines.count
            guard count > limit else { return nil }
            return finding(
                path, limit + 1, "the page has \(count) lines beside its graph, \(limit) is the most",
                fix: "leave out what the code says itself")
        }
    }
}
