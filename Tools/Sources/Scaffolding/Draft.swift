import Layouts

/// What is to be made: files of its own, and what stands anew in files that are there.
struct Draft: Equatable, Sendable {
    /// The new files, by their paths.
    var files: [String: String] = [:]

    /// The files that change, each with its whole text.
    var changes: [String: String] = [:]

    /// Those of its files that the layout has, whatever is in them.
    func present(in layout: Layout) -> [String] { files.keys.filter { layout.files[$0] != nil }.sorted() }

    /// Whether the layout has all of it.
    func isMade(in layout: Layout) -> Bool { changes.isEmpty && present(in: layout).count == files.count }

    /// Every text that it has in it, by path.
    var texts: [String: String] { files.merging(changes) { first, _ in first } }
}
