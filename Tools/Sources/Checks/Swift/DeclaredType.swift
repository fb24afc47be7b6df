/// A type that Swift code declares.
package struct DeclaredType {
    /// Its name, where it is declared.
    package let name: Token

    /// The word that says who sees it, such as `public`; nil if none does.
    package let access: String?

    private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    private static let modifiers: Set<String> = ["final", "indirect"]
    private static let accesses: Set<String> = ["public", "open", "package", "internal", "fileprivate", "private"]

    /// Those of some code: the names behind a keyword, unless they are imported.
    package static func all(in tokens: [Token]) -> [DeclaredType] {
        tokens.indices.dropLast().compactMap { index in
            guard tokens[index].kind == .word, keywords.contains(tokens[index].text), tokens[index + 1].kind == .word
            else { return nil }
            let before = tokens[..<index].last { !modifiers.contains($0.text) }?.text
            guard before != ".", before != "import" else { return nil }
            return DeclaredType(name: tokens[index + 1], access: before.flatMap { accesses.contains($0) ? $0 : nil })
        }
    }
}
