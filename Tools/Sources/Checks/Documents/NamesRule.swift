/// Code in the pages names only types, files and commands that exist.
enum NamesRule: Rule {
    static let name = "names"
    static let summary = "types, files and commands named in the pages exist"

    static func findings(in tree: SourceTree) -> [Finding] {
        let names = ProjectNames(of: tree)
        let hasKit = !hasKitElsewhere(tree)
        return tree.documents.compactMap(\.page).flatMap { page in
            let spans = page.codeSpans.flatMap { span in
                (typeNames(in: span.text) + testNames(in: span.text)).filter { hasKit && !names.contains($0) }
                    .map { missing($0, "type or module", span, on: page) }
                    + fileNames(in: span.text).filter { tree.paths(endingIn: $0).isEmpty }
                    .map { missing($0, "file", span, on: page) }
            }
            let code = (page.codeSpans + page.fencedLines).flatMap { code in
                paths(in: code.text).filter { !tree.contains($0) }.map { missing($0, "path", code, on: page) }
                    + programs(in: code.text).filter { !names.containsProgram($0) }
                    .map { missing($0, "program", code, on: page) }
            }
            return spans + code
        }
    }

    /// Whether types that the pages name may be the kit's, in another package, whose sources are not here.
    private static func hasKitElsewhere(_ tree: SourceTree) -> Bool {
        tree.files["Tools/origin"]?.lines.contains("kit=package") == true
    }

    private static func missing(
        _ name: String, _ kind: String, _ reference: MarkdownPage.Reference, on page: MarkdownPage
    ) -> Finding {
        finding(
            page.path, reference.line, "there is no \(kind) `\(name)`", fix: "write what it is called now, or drop it")
    }

    /// `LaunchGate`, `LaunchGate.reduce(_:)` or `Route<Main>`: its names, unless the first is known from elsewhere.
    private static func typeNames(in span: String) -> [String] {
        guard let match = span.wholeMatch(of: /([A-Z]\w*[a-z]\w*(?:\.\w+)*)(?:<.*>)?(?:\(.*\))?/) else { return [] }
        let parts = match.1.split(separator: ".").map(String.init)
        return KnownNames.all.contains(parts[0]) || !fileNames(in: span).isEmpty ? [] : parts
    }

    /// `English.swift` or `Engine/Table.swift`, where the span is nothing else.
    private static func fileNames(in span: String) -> [String] {
        guard span.wholeMatch(of: /[\w\/+\-]+\.(?:swift|md|apns)/) != nil, !span.hasPrefix("/") else { return [] }
        return [span]
    }

    /// The words that start with one of the project's folders, unless they are patterns.
    private static func paths(in code: String) -> [String] {
        code.split(separator: " ").compactMap { word in
            guard word.prefixMatch(of: /(?:\.\/)?(?:Modules|Apps|Tests|Tools)\//) != nil,
                !word.contains(where: { "<>*…{}$|".contains($0) })
            else { return nil }
            return String(word).replacing(/^\.\/|:\d+$|[\/.,;:)]+$/, with: "")
        }
    }

    /// The program in `swift run router tour`.
    private static func programs(in code: String) -> [String] {
        code.matches(of: /\bswift run (?:-[\w\-]+ )*([a-z][\w\-]*)/).map { String($0.1) }
    }

    /// The suite in `swift test --filter DeepLinksTests`.
    private static func testNames(in code: String) -> [String] {
        code.matches(of: /--filter (\w{2,})/).map { String($0.1) }
    }
}
