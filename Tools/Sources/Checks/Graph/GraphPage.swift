import Foundation

/// The page that shows the module graph: what stands in it, and what should.
public struct GraphPage: Sendable {
    public static let path = "ARCHITECTURE.md"
    static let marks = (begin: "<!-- graph: modules -->", end: "<!-- end of graph: modules -->")

    private let text: String
    private let graph: ModuleGraph

    init(in tree: SourceTree) {
        text = tree.files[Self.path]?.text ?? ""
        graph = ModuleGraph(of: tree.package)
    }

    /// Reads of the project in a folder only what the graph needs.
    ///
    /// - Throws: `PackageDescriptionError` if the manifest cannot be read.
    public init(at root: String) throws {
        let content = FileManager.default.contents(atPath: root + "/" + Self.path) ?? Data()
        text = String(decoding: content, as: UTF8.self)
        graph = ModuleGraph(of: try PackageDescription(of: root))
    }

    /// The page's text with the graph as it is; nil if it shows that already.
    ///
    /// - Throws: `GraphPageError` if the page has no place for it.
    public func renewed() throws(GraphPageError) -> String? {
        guard let place = Self.place(in: text) else { throw GraphPageError() }
        let renewed = text.replacingCharacters(in: place, with: MermaidGraph(graph: graph).text + "\n")
        return renewed == text ? nil : renewed
    }

    /// The text of a page without the graph, as it is before the first is drawn.
    public static func undrawn(_ text: String) -> String {
        place(in: text).map { text.replacingCharacters(in: $0, with: "") } ?? text
    }

    private static func place(in text: String) -> Range<String.Index>? {
        guard let begin = text.range(of: marks.begin + "\n"),
            let end = text.range(of: marks.end), begin.upperBound <= end.lowerBound
        else { return nil }
        return begin.upperBound..<end.lowerBound
    }
}

/// The page has no place that is marked for the graph.
public struct GraphPageError: Error, Equatable, CustomStringConvertible {
    public var description: String {
        "\(GraphPage.path) has no lines `\(GraphPage.marks.begin)` and `\(GraphPage.marks.end)`."
    }
}
