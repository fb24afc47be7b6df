import Checks

/// The types that Swift code declares and other files see.
enum DeclaredTypes {
    static func names(in text: String) -> [String] {
        let tokens = SwiftLexer(text).tokens
        return tokens.indices.dropLast().compactMap { index in
            let before = index > 0 ? tokens[index - 1].text : ""
            guard ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(tokens[index].text),
                tokens[index].kind == .word, tokens[index + 1].kind == .word,
                ![".", "import", "private", "fileprivate"].contains(before)
            else { return nil }
            return tokens[index + 1].text
        }
    }
}
