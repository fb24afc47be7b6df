/// The names that a .gitignore leaves out: `Package.resolved`, `*.log`, `.build*/`.
struct IgnoredNames {
    private struct Pattern {
        let beginning: Substring
        let end: Substring?
        let isFolder: Bool

        func fits(_ name: Substring) -> Bool {
            guard let end else { return name == beginning }
            return name.count >= beginning.count + end.count && name.hasPrefix(beginning) && name.hasSuffix(end)
        }
    }

    private let patterns: [Pattern]

    init(_ text: String) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") } + [".git"]
        patterns = lines.map { line in
            let isFolder = line.hasSuffix("/")
            let parts = (isFolder ? line.dropLast() : line).split(
                separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
            return Pattern(beginning: parts[0], end: parts.count > 1 ? parts[1] : nil, isFolder: isFolder)
        }
    }

    func contain(_ path: String, isFolder: Bool) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return patterns.contains { $0.fits(name) && (isFolder || !$0.isFolder) }
    }
}
