/// One `import` of a file, whatever stands around it.
struct ImportLine: Equatable {
    let module: String
    let line: Int

    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

    /// Every import of a file, those inside `#if` included.
    static func all(in file: SourceFile) -> [ImportLine] {
        let tokens = file.tokens
        return tokens.indices.dropLast().compactMap { index in
            guard tokens[index].kind == .word, tokens[index].text == "import",
                index == 0 || tokens[index - 1].text != "."
            else { return nil }
            var name = tokens[index + 1]
            if kinds.contains(name.text), index + 2 < tokens.count { name = tokens[index + 2] }
            return name.kind == .word ? ImportLine(module: name.text, line: tokens[index].line) : nil
        }
    }
}
