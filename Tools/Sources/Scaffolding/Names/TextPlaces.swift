import Checks

/// What kind of text stands where in Swift code.
struct TextPlaces {
    enum Place: Equatable {
        /// Names of the code's own, and SQL.
        case code
        /// A path, a key or the name of a screen in a string.
        case link
        /// A statement for the database.
        case sql
        /// What people read: comments, the names of tests, sentences in strings.
        case sentence
    }

    private let names: [Range<Int>]
    private let sentences: [Range<Int>]
    private let strings: [Range<Int>]
    private let statements: [Range<Int>]

    init(_ text: String) {
        let lexer = SwiftLexer(text)
        let tokens = zip(lexer.tokens, lexer.ranges)
        func ranges(_ isWanted: (Token) -> Bool) -> [Range<Int>] { tokens.filter { isWanted($0.0) }.map(\.1) }
        names = ranges { $0.kind == .word && !$0.text.contains(" ") }
        sentences = ranges { $0.kind == .word && $0.text.contains(" ") }
        strings = ranges { $0.kind == .string }
        let keyword = /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|FROM|WHERE|ALTER|DROP)\b/
        statements = ranges { $0.kind == .string && $0.text.contains(keyword) }
    }

    /// The place of a word in the text that this was made of.
    func place(of word: Range<String.Index>, in text: String) -> Place {
        let offset = text.utf8.distance(from: text.startIndex, to: word.lowerBound)
        if names.contains(where: { $0.contains(offset) }) { return .code }
        let before = word.lowerBound > text.startIndex ? text[text.index(before: word.lowerBound)] : " "
        let after = word.upperBound < text.endIndex ? text[word.upperBound] : " "
        if sentences.contains(where: { $0.contains(offset) }) || !strings.contains(where: { $0.contains(offset) }) {
            // Code in a comment is set off by backticks.
            if before == "`", after == "`", text[word].first?.isUppercase == true { return .code }
            return after == ":" && text[..<word.lowerBound].hasSuffix("- ") ? .code : .sentence
        }
        if statements.contains(where: { $0.contains(offset) }) { return .sql }
        // The identifier of a migration is a name of its table with a number.
        if text[word.upperBound...].prefixMatch(of: /-[0-9]/) != nil { return .code }
        return before == " " || after == " " ? .sentence : .link
    }
}
