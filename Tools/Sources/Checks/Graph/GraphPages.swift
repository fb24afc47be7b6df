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

    /// Reads of the project in a folder only what the graph needs.
    ///
    /// - Throws: `PackageDescriptionError` if the manifest cannot be read.
    public init(at root: String) throws {
        let texts = [Self.page, Self.picture].compactMap { path in
            FileManager.default.contents(atPath: root + "/" + path).map { (path, String(decoding: $0, as: UTF8.self)) }
        }
        self.init(in: SourceTree(Dictionary(uniqueKeysWithValues: texts), package: try PackageDescription(of: root)))
    }

    /// Whether the page shows the graph as it is, which is known much sooner than whether the picture does.
    ///
    /// - Throws: `GraphPageError` if the page has no place for it.
    public func isPageCurrent() throws(GraphPageError) -> Bool {
        let page = tree.files[Self.page]?.text ?? ""
        return try renewed(page) == page
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
