/// ARCHITECTURE.md stays short enough to be read. The graph that is drawn into it grows with the modules, and does not
/// count.
enum PageLengthRule: Rule {
    static let name = "page-length"
    static let summary = "ARCHITECTURE.md has at most \(limit) lines beside its graph"

    static let limit = 200

    static func findings(in tree: SourceTree) -> [Finding] {
        guard let page = tree.files[GraphPage.path] else { return [] }
        let count = SourceFile(path: page.path, text: GraphPage.undrawn(page.text)).lines.count
        guard count > limit else { return [] }
        return [
            finding(
                page.path, limit + 1, "the page has \(count) lines beside its graph, \(limit) is the most",
                fix: "leave out what the code says itself")
        ]
    }
}
