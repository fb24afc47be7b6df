/// Looks for whole words in a text.
struct WordSearch {
    private let words: Set<String>

    init(_ words: Set<String>) {
        self.words = words
    }

    func isFound(in text: Substring) -> Bool {
        words.contains { word in
            text.ranges(of: word).contains { range in
                let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
                let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
                return !Self.isPartOfWord(before) && !Self.isPartOfWord(after)
            }
        }
    }

    private static func isPartOfWord(_ letter: Character?) -> Bool {
        letter.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
}
