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

    /// The text of a file without the graph, as it is before the first is drawn.
    public static func undrawn(_ path: String, _ text: String) -> String {
        switch path {
        case picture: ""
        case page: place(in: text).map { text.replacingCharacters(in: $0, with: "") } ?? text
        default: text
        }
    }

    private func renewed(_ page: String) throws(GraphPageError) -> String {
        guard let place = Self.place(in: page) else { throw GraphPageError() }
        return page.replacingCharacters(in: place, with: MermaidGraph(graph: graph).text + "\n")
    }

    private static func place(in page: String) -> Range<String.Index>? {
        guard let begin = page.range(of: marks.begin + "\n"),
            let end = page.range(of: marks.end), begin.upperBound <= end.lowerBound
        else { return nil }
        return begin.upperBound..<end.lowerBound
    }
}

/// The page has no place that is marked for the graph.
public struct GraphPageError: Error, Equatable, CustomStringConvertible {
    public var description: String {
        "\(GraphPages.page) has no lines `\(GraphPages.marks.begin)` and `\(GraphPages.marks.end)`."
    }
}
