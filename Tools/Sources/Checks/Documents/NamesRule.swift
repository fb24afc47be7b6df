/// Code in the pages names only types, files and commands that exist.
enum NamesRule: Rule {
    static let name = "names"
    static let summary = "types, files and commands named in the pages exist"

    static func findings(in tree: SourceTree) -> [Finding] {
        let names = ProjectNames(of: tree)
        let named = NamedCode()
        let hasKit = !hasKitElsewhere(tree)
        return tree.documents.compactMap(\.page).flatMap { page in
            let spans = page.codeSpans.flatMap { span in
                (named.types(in: span.text) + named.tests(in: span.text)).filter { hasKit && !names.contains($0) }
                    .map { missing($0, "type or module", span, on: page) }
                    + named.files(in: span.text).filter { tree.paths(endingIn: $0).isEmpty }
                    .map { missing($0, "file", span, on: page) }
            }
            let code = (page.codeSpans + page.fencedLines).flatMap { code in
                named.paths(in: code.text).filter { !tree.contains($0) }.map { missing($0, "path", code, on: page) }
                    + named.programs(in: code.text).filter { !names.containsProgram($0) }
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
}
