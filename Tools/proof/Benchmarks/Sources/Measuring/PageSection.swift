import Foundation

/// The lines of a page between two marks that name a benchmark.
struct PageSection {
    private let page: URL
    private let marks: (start: String, end: String)

    init(named name: String, in page: URL) {
        self.page = page
        marks = ("<!-- benchmark: \(name) -->", "<!-- end of benchmark: \(name) -->")
    }

    /// - Throws: if the page cannot be read or written, or has no such marks.
    func replace(with lines: [String]) throws {
        let text = try String(contentsOf: page, encoding: .utf8)
        guard let start = text.range(of: marks.start)?.upperBound,
            let end = text.range(of: marks.end, range: start..<text.endIndex)?.lowerBound
        else { throw NoSection(mark: marks.start, page: page.lastPathComponent) }
        let section = "\n" + lines.joined(separator: "\n") + "\n"
        try (text[..<start] + section + text[end...]).write(to: page, atomically: true, encoding: .utf8)
    }
}

/// A page without the marks between which to write.
struct NoSection: Error, CustomStringConvertible {
    let mark: String
    let page: String

    var description: String { "\(page) has no \(mark) with its end." }
}
