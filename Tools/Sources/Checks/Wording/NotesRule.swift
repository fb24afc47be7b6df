/// Comments in Modules and Apps leave no work behind.
enum NotesRule: Rule {
    static let name = "notes"
    static let summary = "no comment in Modules and Apps puts work off"

    private static let words: Set<Substring> = ["TODO", "FIXME", "XXX"]

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Modules", "Apps").flatMap { file in
            file.comments.flatMap { comment in
                comment.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                    .flatMap { offset, line in
                        line.split { !$0.isLetter }.filter(words.contains).map {
                            finding(
                                file.path, comment.line + offset, "a comment says \($0)",
                                fix: "do it now, or leave it out")
                        }
                    }
            }
        }
    }
}
