/// The module graph in the pages is that of the manifest.
enum GraphRule: Rule {
    static let name = "graph"
    static let summary = "the module graph in \(GraphPages.page) and \(GraphPages.picture) is that of Package.swift"

    static func findings(in tree: SourceTree) -> [Finding] {
        do {
            return try GraphPages(in: tree).stale().map {
                finding($0.path, 1, "the module graph is not that of Package.swift", fix: "Tools/graph makes it anew")
            }
        } catch {
            return [
                finding(
                    GraphPages.page, 1, "no lines mark the place of the module graph",
                    fix: "put it between `\(GraphPages.marks.begin)` and `\(GraphPages.marks.end)`")
            ]
        }
    }
}
