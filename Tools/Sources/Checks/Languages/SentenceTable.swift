/// The sentences of one language: the lines `"key" = "text";` of a module's `Localizable.strings`.
struct SentenceTable {
    struct Sentence {
        let key: String
        let text: String
        let line: Int

        /// The names in `{name}`, where values are put in.
        var placeholders: Set<String> { Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) }) }
    }

    let path: String
    /// Its language's code, as the folder `<code>.lproj` names it.
    let language: String
    /// The folder that its module's languages lie in.
    let folder: String
    let sentences: [Sentence]
    /// The lines that are neither a sentence nor a comment nor empty.
    let strayLines: [Int]

    /// Nil if the file holds no sentences by its name.
    init?(_ file: SourceFile) {
        guard file.path.hasSuffix(".lproj/Localizable.strings"),
            let match = file.path.wholeMatch(of: /(.+)\/([\w\-]+)\.lproj\/Localizable\.strings/)
        else { return nil }
        path = file.path
        folder = String(match.1)
        language = String(match.2)
        // Compiled once, since that takes longer than to match a line.
        let (pair, comment) = (/"((?:[^"\\]|\\.)+)" = "((?:[^"\\]|\\.)*)";/, /\/\* .+ \*\//)
        var sentences: [Sentence] = []
        var strayLines: [Int] = []
        for (index, line) in file.lines.enumerated() {
            if let found = line.wholeMatch(of: pair) {
                sentences.append(Sentence(key: String(found.1), text: String(found.2), line: index + 1))
            } else if !line.isEmpty, line.wholeMatch(of: comment) == nil {
                strayLines.append(index + 1)
            }
        }
        (self.sentences, self.strayLines) = (sentences, strayLines)
    }

    subscript(key: String) -> Sentence? { sentences.first { $0.key == key } }
}
