/// A file in Modules and Apps is short enough to be read at once.
enum FileLengthRule: Rule {
    static let name = "file-length"
    static let summary = "no file in Modules and Apps has more than \(limit) lines"

    static let limit = 250

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Modules", "Apps").compactMap { file in
            let count = file.lines.count
            guard count > limit else { return nil }
            return finding(
                file.path, limit + 1, "the file has \(count) lines, \(limit) is the most",
                fix: "move a type or a topic to a file of its own")
        }
    }
}
