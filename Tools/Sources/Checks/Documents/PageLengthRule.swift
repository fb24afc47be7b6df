/// ARCHITECTURE.md stays short enough to be read, and the one that a copy begins with. The graph that is drawn into it
/// grows with the modules, and does not count. A copy's page is its team's, and grows with their features.
enum PageLengthRule: Rule {
    static let name = "page-length"
    static let summary = "here ARCHITECTURE.md, and that of \(starter), have at most \(limit) lines beside their graph"

    static let limit = 200

    /// What copies are made from, and only the layout has.
    private static let starter = "Tools/Starter"

    static func findings(in tree: SourceTree) -> [Finding] {
        guard tree.contains(starter) else { return [] }
        return [GraphPage.path, "\(starter)/\(GraphPage.path)"].compactMap { path in
            guard let page = tree.files[path] else { return nil }
            let count = SourceFile(path: path, text: GraphPage.undrawn(page.text)).lines.count
            guard count > limit else { return nil }
            return finding(
                path, limit + 1, "the page has \(count) lines beside its graph, \(limit) is the most",
                fix: "leave out what the code says itself")
        }
    }
}
