/// What a run of rules over the project came to.
public struct Report: Sendable {
    public static let rules: [any Rule.Type] = [
        LayersRule.self, ImportsRule.self, KitRule.self, RequiredReasonsRule.self,
        TypeNamesRule.self, WordsRule.self, ConstructsRule.self, NotesRule.self, FileLengthRule.self,
        LinksRule.self, NamesRule.self, BehaviourRule.self, PageLengthRule.self, GraphRule.self,
        LanguagesRule.self, TitlesRule.self, ExamplesRule.self,
    ]

    public let findings: [Finding]
    private let scope: String

    public init(on tree: SourceTree, rules: [any Rule.Type] = Report.rules) {
        findings = rules.flatMap { $0.findings(in: tree) }.sorted()
        scope = "\(rules.count) \(rules.count == 1 ? "rule" : "rules"), \(tree.swiftFileCount) Swift files"
    }

    /// The findings, one a line, and a closing line with the counts.
    public var text: String {
        let count = findings.count
        let closing = count == 0 ? "no findings" : "\(count) \(count == 1 ? "finding" : "findings")"
        return (findings.map(\.description) + ["\(scope): \(closing)."]).joined(separator: "\n")
    }
}
