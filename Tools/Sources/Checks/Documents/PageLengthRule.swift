/// ARCHITECTURE.md stays short enough to be read.
enum PageLengthRule: Rule {
    static let name = "page-length"
    static let summary = "ARCHITECTURE.md has at most \(limit) lines"

    static let limit = 200

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.documents.filter { $0.path == "ARCHITECTURE.md" && $0.lineCount > limit }.map {
            finding(
                $0.path, limit + 1, "the page has \($0.lineCount) lines, \(limit) is the most",
                fix: "leave out what the code says itself")
        }
    }
}
