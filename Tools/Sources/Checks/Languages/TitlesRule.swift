/// A screen, an action or a note whose title is missing is shown by its key.
enum TitlesRule: Rule {
    static let name = "titles"
    static let summary =
        "a Localizable.strings holds the title of each screen, notification action and note that a module names in a "
        + "text: Screen(\"a\"), aName = \"a\" in Screen+….swift, NotificationAction(\"a\"), note: \"a\""

    static func findings(in tree: SourceTree) -> [Finding] {
        let keys = Set(tree.files.values.compactMap(SentenceTable.init).flatMap(\.sentences).map(\.key))
        return tree.swiftFiles(under: "Modules", "Apps").flatMap { file in
            file.tokens.indices.compactMap { index in
                guard let key = key(titling: index, of: file), !keys.contains(key) else { return nil }
                return finding(
                    file.path, file.tokens[index].line, "no sentence has the key \"\(key)\"",
                    fix: "add the title to Localizable.strings of this module, in each language")
            }
        }
    }

    /// Nil if the token is no name of something that has a title.
    private static func key(titling index: Int, of file: SourceFile) -> String? {
        let token = file.tokens[index]
        guard token.kind == .string, !token.text.isEmpty, !token.text.contains("\\("), index >= 2 else { return nil }
        let (word, mark) = (file.tokens[index - 2].text, file.tokens[index - 1].text)
        switch (word, mark) {
        case ("Screen", "("): return "screen." + token.text
        case ("NotificationAction", "("): return "action." + token.text
        case ("note", ":"): return "note." + token.text
        case (_, "=") where word.hasSuffix("Name") && file.path.contains("/Screen+"): return "screen." + token.text
        default: return nil
        }
    }
}
