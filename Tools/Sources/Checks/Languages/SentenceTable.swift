/// The sentences of one language: the lines `"key": "text",` of a file.
struct SentenceTable {
    struct Sentence {
        let key: String
        let text: String
        let line: Int

        /// The names in `{name}`, where values are put in.
        var placeholders: Set<String> { Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) }) }
    }

    let path: String
    let sentences: [Sentence]

    init(_ file: SourceFile) {
        path = file.path
        let tokens = file.tokens
        sentences = tokens.indices.dropLast(2).compactMap { index in
            guard tokens[index].kind == .string, tokens[index + 1].text == ":", tokens[index + 2].kind == .string
            else { return nil }
            return Sentence(key: tokens[index].text, text: tokens[index + 2].text, line: tokens[index].line)
        }
    }

    subscript(key: String) -> Sentence? { sentences.first { $0.key == key } }
}
