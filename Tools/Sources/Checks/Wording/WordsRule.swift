import Foundation

/// Names, comments, sentences and documents are made of words that a Swift developer knows.
enum WordsRule: Rule {
    static let name = "words"
    static let summary = "no name, comment or document has a word that Tools/private-words replaces by the field's own"

    /// A phrase of a project's own and the field's for the same in each line: `ledger = buffered inbox`. A copy has none of
    /// it, since there such words are a team's own.
    private static let list = "Tools/private-words"

    static func findings(in tree: SourceTree) -> [Finding] {
        let files = tree.swiftFiles(under: "Modules", "Apps", "Tests") + tree.documents
        let phrases = (tree.files[list]?.lines ?? []).compactMap(PrivatePhrase.init)
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

/// A line of the list.
private struct PrivatePhrase {
    let phrase: String
    /// The field's words for it.
    let other: String
    /// The last of the phrase's longest words, which is rarer than "the".
    let word: Substring

    init?(_ line: Substring) {
        guard let sign = line.firstRange(of: " = ") else { return nil }
        let phrase = line[..<sign.lowerBound]
        self.phrase = String(phrase)
        other = String(line[sign.upperBound...])
        word = phrase.split(separator: " ").reversed().max { $0.count < $1.count } ?? ""
    }
}
