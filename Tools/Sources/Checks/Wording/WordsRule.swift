import Foundation

/// Names, comments, sentences and documents are made of words that a Swift developer knows.
enum WordsRule: Rule {
    static let name = "words"
    static let summary = "no name, comment or document has a phrase of Tools/private-words, if that file is there"

    /// Each line is a phrase of this project's and the field's words for it: `ledger = buffered inbox`. A copy has no such
    /// file, since there these words may be a team's own.
    private static let list = "Tools/private-words"

    static func findings(in tree: SourceTree) -> [Finding] {
        let files = tree.swiftFiles(under: "Modules", "Apps", "Tests") + tree.documents
        let lines = tree.files[list]?.lines ?? []
        let phrases = lines.compactMap(PrivatePhrase.init)
        let unread = lines.enumerated().filter { !$1.isEmpty && PrivatePhrase($1) == nil }.map { index, line in
            finding(list, index + 1, "the line has no other words for its phrase", fix: "write phrase = other words")
        }
        let said = files.flatMap { file in
            // To cut a line into words takes long, and few have the letters of a phrase's longest word.
            let letters = Data(file.text.lowercased().utf8)
            let near = phrases.filter { letters.range(of: Data($0.word.utf8)) != nil }
            return (near.isEmpty ? [] : file.lines).enumerated().flatMap { index, line in
                near.filter { line.lowercased().contains($0.word) && words(of: line).contains(" \($0.phrase) ") }.map {
                    finding(file.path, index + 1, "the line says \($0.phrase)", fix: "say \($0.other)")
                }
            }
        }
        return unread + said
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
