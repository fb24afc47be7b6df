/// What the programs say, every module says in all of their languages.
enum LanguagesRule: Rule {
    static let name = "languages"
    static let summary =
        "a module's Localizable.strings hold the same sentences with the same placeholders in each language, and no two "
        + "modules say different things under one key"

    static func findings(in tree: SourceTree) -> [Finding] {
        let tables = tree.files.values.compactMap(SentenceTable.init).sorted { $0.path < $1.path }
        guard !tables.isEmpty else {
            let first = tree.swiftFiles(under: "Modules", "Apps").first
            return first.map {
                [
                    finding(
                        $0.path, 1, "no file holds the sentences",
                        fix: "write en.lproj/Localizable.strings in the module's folder Sentences")
                ]
            } ?? []
        }
        let languages = Set(tables.map(\.language))
        let modules = Dictionary(grouping: tables, by: \.folder)
        return tables.flatMap { table in
            let others = (modules[table.folder] ?? []).filter { $0.language != table.language }
            return flaws(of: table) + others.flatMap { differences(of: table, from: $0) }
                + missing(languages.subtracting(others.map(\.language) + [table.language]), beside: table)
        } + conflicts(among: tables)
    }

    private static func flaws(of table: SentenceTable) -> [Finding] {
        if table.sentences.isEmpty {
            return [finding(table.path, 1, "the file holds no sentence", fix: "write `\"key\" = \"text\";`")]
        }
        var seen: Set<String> = []
        let stray = table.strayLines.map {
            finding(table.path, $0, "the line is no sentence", fix: "write `\"key\" = \"text\";` or `/* a comment */`")
        }
        return stray
            + table.sentences.flatMap { sentence in
                var findings: [Finding] = []
                if !seen.insert(sentence.key).inserted {
                    findings.append(
                        finding(
                            table.path, sentence.line, "\"\(sentence.key)\" stands here twice", fix: "drop one of them")
                    )
                }
                if sentence.text.allSatisfy(\.isWhitespace) {
                    findings.append(
                        finding(table.path, sentence.line, "\"\(sentence.key)\" has no text", fix: "write the sentence")
                    )
                }
                return findings
            }
    }

    private static func differences(of table: SentenceTable, from other: SentenceTable) -> [Finding] {
        table.sentences.compactMap { sentence in
            guard let counterpart = other[sentence.key] else {
                return finding(
                    table.path, sentence.line, "\"\(sentence.key)\" is not in \(other.path)", fix: "add it there")
            }
            let unmatched = sentence.placeholders.subtracting(counterpart.placeholders).sorted()
            guard !unmatched.isEmpty else { return nil }
            return finding(
                table.path, sentence.line,
                "\"\(sentence.key)\" puts in {\(unmatched.joined(separator: "}, {"))}, \(other.path) does not",
                fix: "use the same placeholders in both")
        }
    }

    private static func missing(_ languages: Set<String>, beside table: SentenceTable) -> [Finding] {
        languages.sorted().map {
            finding(
                table.path, 1, "\(table.folder)/\($0).lproj/Localizable.strings is missing",
                fix: "write the same sentences there")
        }
    }

    /// Modules that say different things under one key would speak for each other in a program that joins them.
    private static func conflicts(among tables: [SentenceTable]) -> [Finding] {
        var first: [String: (text: String, folder: String)] = [:]
        return tables.flatMap { table in
            table.sentences.compactMap { sentence in
                let key = "\(table.language) \(sentence.key)"
                guard let earlier = first[key] else {
                    first[key] = (sentence.text, table.folder)
                    return nil
                }
                guard earlier.folder != table.folder, earlier.text != sentence.text else { return nil }
                return finding(
                    table.path, sentence.line, "\"\(sentence.key)\" says something else in \(earlier.folder)",
                    fix: "name it otherwise, or leave it to one of them")
            }
        }
    }
}
