import Foundation

/// The files that show the graph: what stands in them, and what should.
public struct GraphPages: Sendable {
    static let page = "ARCHITECTURE.md"
    static let picture = "Modules/graph.svg"
    static let marks = (begin: "<!-- graph: modules -->", end: "<!-- end of graph: modules -->")

    private let tree: SourceTree
    private let graph: ModuleGraph

    public init(in tree: SourceTree) {
        self.tree = tree
        graph = ModuleGraph(of: tree.package)
    }

    /// Each file that does not show the graph as it is, with the text that would.
    ///
    /// - Throws: `GraphPageError` if a page has no place for the graph.
    public func stale() throws(GraphPageError) -> [(path: String, text: String)] {
        let page = tree.files[Self.page]?.text ?? ""
        return [(Self.page, try renewed(page)), (Self.picture, GraphPicture(graph: graph).text)]
            .filter { $0.1 != tree.files[$0.0]?.text }
    }

    private func renewed(_ page: String) throws(GraphPageError) -> String {
        guard let begin = page.range(of: Self.marks.begin + "\n"),
            let end = page.range(of: Self.marks.end), begin.upperBound <= end.lowerBound
        else { throw GraphPageError() }
        return page[..<begin.upperBound] + MermaidGraph(graph: graph).text + "\n" + page[end.lowerBound...]
    }
}

/// The page has no place that is marked for the graph.
public struct GraphPageError: Error, Equatable, CustomStringConvertible {
    public var description: String {
        "\(GraphPages.page) has no lines `\(GraphPages.marks.begin)` and `\(GraphPages.marks.end)`."
    }
}
