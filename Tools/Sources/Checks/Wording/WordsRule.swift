/// Names, comments, sentences and documents are made of words that a Swift developer knows.
enum WordsRule: Rule {
    static let name = "words"
    static let summary = "no name, comment or document has a word to which only this project gives that meaning"

    static func findings(in tree: SourceTree) -> [Finding] {
        let files = tree.swiftFiles(under: "Modules", "Apps", "Tests") + tree.documents
        let firstWords = Set(PrivateWords.all.keys.map { $0.prefix { $0 != " " } })
        return files.flatMap { file in
            file.lines.enumerated().flatMap { index, line in
                let words = words(of: line)
                // To look for a phrase takes long, and few lines have its first word.
                guard words.split(separator: " ").contains(where: firstWords.contains) else { return [Finding]() }
                return PrivateWords.all.filter { words.contains(" \($0.key) ") }.sorted { $0.key < $1.key }.map {
                    finding(file.path, index + 1, "the line says \($0.key)", fix: "say \($0.value)")
                }
            }
        }
    }

    /// A line's words in small letters, a space around each: `LaunchLedger` is launch and ledger. What stands between them
    /// beside spaces and `_` keeps them from being one phrase.
    private static func words(of line: Substring) -> String {
        var words = " "
        for character in line {
            let isLetter = character.isLetter
            if !isLetter || character.isUppercase, words.last != " " { words += " " }
            if isLetter { words += character.lowercased() } else if character != " ", character != "_" { words += "| " }
        }
        return words + " "
    }
}
