/// Modules and Apps leave no work behind.
enum NotesRule: Rule {
    static let name = "notes"
    static let summary = "no line in Modules and Apps puts work off"

    static func findings(in tree: SourceTree) -> [Finding] {
        // Compiled once, since that takes longer than looking at a line.
        let note = /\b(?:TODO|FIXME|XXX)\b/
        let files = tree.swiftFiles(under: "Modules", "Apps").filter { file in
            ["TODO", "FIXME", "XXX"].contains { file.text.contains($0) }
        }
        return files.flatMap { file in
            file.lines.enumerated().compactMap { index, line in
                line.firstMatch(of: note).map {
                    finding(file.path, index + 1, "the line says \($0.0)", fix: "do it now, or leave it out")
                }
            }
        }
    }
}
