import Foundation

/// Names, comments, sentences and documents are made of words that a Swift developer knows.
enum WordsRule: Rule {
    static let name = "words"
    static let summary = "no name, comment or document has a word to which only this project gives that meaning"

    static func findings(in tree: SourceTree) -> [Finding] {
        let files = tree.swiftFiles(under: "Modules", "Apps", "Tests") + tree.documents
        let phrases = PrivateWords.all.sorted { $0.key < $1.key }.map { phrase, other in
            // The last of its longest words is rarer than "the".
            let word = phrase.split(separator: " ").reversed().max { $0.count < $1.count } ?? ""
            return (phrase: phrase, other: other, word: word)
        }
        return files.flatMap { file in
            // To cut a line into words takes long, and few have the letters of a phrase's longest word.
            let letters = Data(file.text.lowercased().utf8)
            let near = phrases.filter { letters.range(of: Data($0.word.utf8)) != nil }
            return (near.isEmpty ? [] : file.lines).enumerated().flatMap { index, line in
                near.filter { line.lowercased().contains($0.word) && words(of: line).contains(" \($0.phrase) ") }.map {
                    finding(file.path, index + 1, "the line says \($0.phrase)", fix: "say \($0.other)")
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
