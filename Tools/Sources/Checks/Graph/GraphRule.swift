/// The module graph in ARCHITECTURE.md is that of the manifest.
enum GraphRule: Rule {
    static let name = "graph"
    static let summary = "the module graph in \(GraphPage.path) is that of Package.swift"

    static func findings(in tree: SourceTree) -> [Finding] {
        do {
            guard try GraphPage(in: tree).renewed() != nil else { return [] }
            let problem = "the module graph is not that of Package.swift"
            return [finding(GraphPage.path, 1, problem, fix: "Tools/graph makes it anew")]
        } catch {
            return [
                finding(
                    GraphPage.path, 1, "no lines mark the place of the module graph",
                    fix: "put it between `\(GraphPage.marks.begin)` and `\(GraphPage.marks.end)`")
            ]
        }
    }
}
