/// A screen, an action or a note whose title is missing is shown by its key.
enum TitlesRule: Rule {
    static let name = "titles"
    static let summary =
        "a Localizable.strings holds the title of each screen, notification action and note that a module names in a "
        + "string literal: Screen(\"a\"), aName = \"a\" in Screen+….swift, NotificationAction(\"a\"), note: \"a\""

    /// The titles of `AppFlow`, which every program joins with its own. A workspace that has the kit as a package does not
    /// hold that file.
    static let ofTheKit: Set<String> = [
        "screen.notifications", "screen.notification", "screen.web", "screen.confirmation", "note.unread",
    ]

    static func findings(in tree: SourceTree) -> [Finding] {
        let tables = Dictionary(grouping: tree.files.values.compactMap(SentenceTable.init)) { isOfStarter($0.path) }
        let keys = tables.mapValues { ofTheKit.union($0.flatMap(\.sentences).map(\.key)) }
        return tree.swiftFiles(under: "Modules", "Apps").flatMap { file in
            file.tokens.indices.compactMap { index in
                guard let key = key(titling: index, of: file),
                    !(keys[isOfStarter(file.path)] ?? ofTheKit).contains(key)
                else { return nil }
                return finding(
                    file.path, file.tokens[index].line, "no sentence has the key \"\(key)\"",
                    fix: "add the title to Localizable.strings of this module, in each language")
            }
        }
    }

    /// A copy has the starter's sentences, and none of the demos'.
    private static func isOfStarter(_ path: String) -> Bool { path.hasPrefix(Workspace.starter) }

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
