/// What the programs say, they say in English and in Korean.
enum LanguagesRule: Rule {
    static let name = "languages"
    static let summary =
        "English.swift and Korean.swift hold the same sentences with the same placeholders, in all their parts"

    private static let languages = ["English", "Korean"]

    static func findings(in tree: SourceTree) -> [Finding] {
        let files = tree.swiftFiles(under: "Modules", "Apps")
        let tables = files.filter { $0.name.wholeMatch(of: /(?:English|Korean)(?:\+\w+)?\.swift/) != nil }
        if tables.isEmpty, let first = files.first {
            return [finding(first.path, 1, "no file holds the sentences", fix: "write English.swift and Korean.swift")]
        }
        return tables.flatMap { file in
            let language = languages.first(where: file.name.hasPrefix) ?? ""
            let other = languages.first { $0 != language } ?? ""
            let otherPath = "\(file.folder)/\(other)\(file.name.dropFirst(language.count))"
            let (table, otherTable) = (SentenceTable(file), tree.files[otherPath].map(SentenceTable.init))
            return flaws(of: table) + differences(of: table, from: otherTable, at: otherPath)
        }
    }

    private static func flaws(of table: SentenceTable) -> [Finding] {
        if table.sentences.isEmpty {
            return [finding(table.path, 1, "the file holds no sentence", fix: "write `\"key\": \"text\",`")]
        }
        var seen: Set<String> = []
        return table.sentences.flatMap { sentence in
            var findings: [Finding] = []
            if !seen.insert(sentence.key).inserted {
                findings.append(
                    finding(table.path, sentence.line, "\"\(sentence.key)\" stands here twice", fix: "drop one of them")
                )
            }
            if sentence.text.allSatisfy(\.isWhitespace) {
                findings.append(
                    finding(table.path, sentence.line, "\"\(sentence.key)\" has no text", fix: "write the sentence"))
            }
            return findings
        }
    }

    private static func differences(
        of table: SentenceTable, from other: SentenceTable?, at otherPath: String
    ) -> [Finding] {
        guard let other else {
            return [finding(table.path, 1, "\(otherPath) is missing", fix: "write the same sentences there")]
        }
        return table.sentences.compactMap { sentence in
            guard let counterpart = other[sentence.key] else {
                return finding(
                    table.path, sentence.line, "\"\(sentence.key)\" is not in \(otherPath)", fix: "add it there")
            }
            let unmatched = sentence.placeholders.subtracting(counterpart.placeholders).sorted()
            guard !unmatched.isEmpty else { return nil }
            return finding(
                table.path, sentence.line,
                "\"\(sentence.key)\" puts in {\(unmatched.joined(separator: "}, {"))}, \(otherPath) does not",
                fix: "use the same placeholders in both")
        }
    }
}
