/// The names by which a file would speak of a demo or of the starter.
struct DemoWords {
    /// Modules and programs, in code, comments and pages.
    private let names: Set<String>
    /// The types that only demos declare, in code.
    private let types: Set<String>
    /// The features' nouns, as a key or a command begins with them: `order` in `order.ready` and `order MINUTES`.
    private let nouns: Set<String>

    /// - Parameter kit: the modules that are no demo's.
    init(besides kit: [String], in tree: SourceTree) {
        let demos = tree.package.targets.filter {
            !kit.contains($0.name) && $0.type != "test"
                && ["Modules/", "Apps/"].contains(where: $0.pathInWorkspace.hasPrefix)
        }
        let modules = demos.map(\.name)
        let programs = modules.filter { $0.hasSuffix("App") }.map { String($0.dropLast(3)) }
        // A team's program is called as its package, and so is the kit's page.
        let package = tree.package.name.lowercased()
        names = Set(modules + programs + programs.map { $0.lowercased() })
            .filter { $0.replacing("-", with: "").lowercased() != package }
        let features = modules.filter { $0.hasSuffix("Flow") }.map { String($0.dropLast(4)).lowercased() }
        nouns = Set(features.flatMap { [$0, $0 + "s"] })
        func types(under targets: [PackageDescription.Target]) -> Set<String> {
            Set(
                tree.files.values.filter { file in targets.contains { file.path.hasPrefix($0.path + "/") } }
                    .flatMap { DeclaredType.all(in: $0.tokens) }.filter { $0.access == "public" }.map(\.name.text))
        }
        self.types = types(under: demos).subtracting(
            types(under: tree.package.targets.filter { kit.contains($0.name) }))
    }

    /// Each such name in a file, with its line.
    func found(in file: SourceFile) -> [(line: Int, word: String)] {
        let word = /[A-Za-z]\w*(?:-\w+)*/
        let named = file.lines.enumerated().flatMap { index, line in
            line.matches(of: word).map { String($0.0) }.filter(names.contains)
                .map { (line: index + 1, word: $0) }
        }
        let inPath = file.path.split { "/+.".contains($0) }.map(String.init).filter(names.contains)
            .map { (line: 1, word: $0) }
        return inPath + named + inCode(of: file) + inSentences(of: file)
    }

    private func inCode(of file: SourceFile) -> [(line: Int, word: String)] {
        file.tokens.compactMap { token in
            switch token.kind {
            case .word: types.contains(token.text) ? (token.line, token.text) : nil
            case .string: beginning(of: token.text).map { (token.line, $0) }
            case .mark: nil
            }
        }
    }

    private func inSentences(of file: SourceFile) -> [(line: Int, word: String)] {
        (SentenceTable(file)?.sentences ?? []).compactMap { sentence in
            beginning(of: sentence.key).map { (sentence.line, $0) }
        }
    }

    /// The noun that a key or a command begins with.
    private func beginning(of text: String) -> String? {
        let first = text.prefix { $0.isLetter }
        let rest = text.dropFirst(first.count)
        guard nouns.contains(String(first)), rest.isEmpty || rest.first == "." || rest.first == " " else { return nil }
        return String(first)
    }
}
