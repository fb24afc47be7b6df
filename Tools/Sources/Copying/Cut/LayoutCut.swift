import Foundation
import Layouts

/// Takes out of the layout's files all that a copy leaves out.
struct LayoutCut {
    private let belongings: Belongings

    init(_ belongings: Belongings) {
        self.belongings = belongings
    }

    /// - Throws: `CopyError.failed` that names the places which still speak of what was left out.
    func callAsFunction(_ layout: Layout) throws(CopyError) -> Layout {
        var kept = Layout(files: layout.files.filter { !belongings.hold(path: $0.key) })
        let paths = Set(layout.files.keys).subtracting(kept.files.keys)
        let words = WordSearch(belongings.words)
        let lists = ListCut(belongings)
        let pages = PageCut { text in
            words.isFound(in: text) || belongings.links.contains { text.contains($0) }
                || Self.paths(in: text).contains { path in paths.contains { $0 == path || $0.hasPrefix(path + "/") } }
        }
        kept.changeTexts { path, text in
            if path.hasSuffix(".swift") { return lists(text, isManifest: path.hasSuffix("Package.swift")) }
            if path.hasSuffix(".md") { return pages(text) }
            return path.hasPrefix("Tools/") ? withoutLines(text) : text
        }
        try check(kept)
        return kept
    }

    /// A script's lines that run what is left out.
    private func withoutLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { line in !Belongings.scripts.contains { line.contains($0) } }
            .joined(separator: "\n")
    }

    private func check(_ layout: Layout) throws(CopyError) {
        let words = belongings.keys.map { $0.lowercased() }
        guard !words.isEmpty else { return }
        let places = layout.texts.sorted { $0.key < $1.key }.flatMap { path, text in
            text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
                let lowered = line.lowercased()
                return words.contains { lowered.contains($0) } ? "\(path):\(index + 1): \(line)" : nil
            }
        }
        guard places.isEmpty else {
            throw .failed("These lines still speak of what the copy leaves out:\n" + places.joined(separator: "\n"))
        }
    }

    /// Where a page's links and code lead inside the project.
    private static func paths(in text: Substring) -> [String] {
        text.matches(of: /(?:Modules|Apps|Tests|Tools)\/[\w\/+.\-]*\w/).map { String($0.0) }
    }
}
