/// Modules and Apps hold nothing that can bring the process down or hides a data race, and tests wait for nothing but the
/// clock that they inject.
enum ConstructsRule: Rule {
    static let name = "constructs"
    static let summary =
        "no fatalError, try!, as!, `!`, @unchecked Sendable, nonisolated(unsafe), DispatchQueue, and no test that sleeps"

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Modules", "Apps").flatMap { file in
            constructs(BannedConstruct.inSources, in: file)
                + forceUnwraps(in: file.tokens).map {
                    finding(file.path, $0, "`!` unwraps by force", fix: "use `guard let`, `??` or `throw`")
                }
        } + tree.swiftFiles(under: "Tests").flatMap { constructs(BannedConstruct.inTests, in: $0) }
    }

    private static func constructs(_ banned: [BannedConstruct], in file: SourceFile) -> [Finding] {
        // Few tokens begin one, and to compare each with each construct takes long.
        let beginnings = Set(banned.map(\.beginning))
        let starts = file.tokens.indices.filter { beginnings.contains(file.tokens[$0].text) }
        return banned.flatMap { construct in
            starts.filter { construct.stands(at: $0, in: file.tokens) }.map {
                finding(file.path, file.tokens[$0].line, "`\(construct.text)` stands in code", fix: construct.fix)
            }
        }
    }

    /// The lines of each `!` that closes up to a value or a type and does not begin `!=`.
    private static func forceUnwraps(in tokens: [Token]) -> [Int] {
        tokens.indices.dropFirst().compactMap { index in
            let (token, before) = (tokens[index], tokens[index - 1])
            guard token.kind == .mark, token.text == "!", token.touchesPrevious, before.canBeUnwrapped else {
                return nil
            }
            let after = index + 1 < tokens.count ? tokens[index + 1] : nil
            return after?.text == "=" && after?.touchesPrevious == true ? nil : token.line
        }
    }
}

extension Token {
    fileprivate var canBeUnwrapped: Bool {
        switch kind {
        case .word: !["try", "as"].contains(text)
        case .string: true
        case .mark: [")", "]", "}", "?"].contains(text)
        }
    }
}
