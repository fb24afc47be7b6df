/// A name is made of words that a Swift developer knows.
enum WordsRule: Rule {
    static let name = "words"
    static let summary = "no name in Modules and Apps holds a word to which only this project gives that meaning"

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Modules", "Apps").flatMap { file in
            file.tokens.filter { $0.kind == .word }.flatMap { token in
                words(of: token.text).compactMap { word in
                    PrivateWords.all[word].map {
                        finding(file.path, token.line, "`\(token.text)` says \(word)", fix: "say \($0)")
                    }
                }
            }
        }
    }

    /// `LaunchLedger` is launch and ledger.
    private static func words(of name: String) -> [String] {
        var words = [""]
        for character in name {
            if character.isUppercase || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
        }
        return words
    }
}
