import Checks

/// The line with which a declaration or a statement begins.
struct CodeStatement {
    enum WiringKind {
        case declaration, statement
    }

    private static let modifiers: Set<String> = [
        "public", "package", "internal", "private", "fileprivate", "static", "nonisolated", "final", "override", "lazy",
        "set", "(", ")", "weak", "mutating", "indirect",
    ]
    private static let keywords: Set<String> = [
        "let", "var", "func", "struct", "class", "enum", "actor", "protocol", "typealias", "case", "import",
    ]

    private let tokens: [Token]

    init(_ line: String) { tokens = SwiftLexer(line).tokens }

    /// Nil if it does more than to wire a feature.
    ///
    /// - Parameter isCall: whether it is a call that begins with the feature's name as a string.
    func wiringKind(_ search: any FeatureSearch, isCall: Bool) -> WiringKind? {
        if isCall { return .statement }
        if let target = assigned, search.isNamed(by: target) { return .statement }
        var rest = tokens[...]
        while let attribute = rest.first, attribute.text == "@", rest.count > 1 { rest = rest.dropFirst(2) }
        rest = rest.drop { Self.modifiers.contains($0.text) }
        guard let keyword = rest.popFirst()?.text, let declared = rest.popFirst() else { return nil }
        if keyword == "extension" { return isConformance(rest, search) ? .declaration : nil }
        guard Self.keywords.contains(keyword), search.isNamed(by: declared) else { return nil }
        return keyword == "import" ? .statement : .declaration
    }

    /// What `orders = …` and `self.orders = …` assign to.
    private var assigned: Token? {
        let rest = tokens.first?.text == "self" && tokens.count > 2 ? tokens.dropFirst(2) : tokens[...]
        guard let target = rest.first, let mark = rest.dropFirst().first, mark.text == "=" else { return nil }
        return target
    }

    /// Whether an extension adds nothing but the feature's protocols: `extension Container: OrderFlowFactory {}`.
    private func isConformance(_ rest: ArraySlice<Token>, _ search: any FeatureSearch) -> Bool {
        let words = rest.filter { $0.kind == .word }
        return rest.first?.text == ":" && rest.suffix(2).map(\.text) == ["{", "}"] && !words.isEmpty
            && words.allSatisfy(search.isNamed)
    }
}
