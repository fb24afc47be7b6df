/// One file of the project: its path from the project's root and its text, cut into tokens if it is Swift, and read if
/// it is a page.
struct SourceFile: Sendable {
    let path: String
    let text: String
    let tokens: [Token]
    let page: MarkdownPage?

    init(path: String, text: String) {
        self.path = path
        self.text = text
        tokens = SwiftLexer(path.hasSuffix(".swift") ? text : "").tokens
        page = path.hasSuffix(".md") ? MarkdownPage(text, at: path) : nil
    }

    /// The file's name without its folders.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    var lines: [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Where its workspace has it.
    var pathInWorkspace: String { Workspace.path(within: path) }

    /// The layer of a file in `Modules/<Layer>`.
    var layer: Layer? {
        let parts = pathInWorkspace.split(separator: "/").map(String.init)
        return parts.count > 2 && parts[0] == "Modules" ? Layer(rawValue: parts[1]) : nil
    }

    /// The module of a file in `Modules/<Layer>/<Module>`.
    var module: String? {
        let parts = pathInWorkspace.split(separator: "/").map(String.init)
        return parts.count > 3 && parts[0] == "Modules" ? parts[2] : nil
    }
}
