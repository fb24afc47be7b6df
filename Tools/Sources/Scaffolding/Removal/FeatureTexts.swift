/// A program's text that is no code: of its sentences and of its rows of content those whose key names the feature are the
/// feature's own; another text, such as a sample, may use it.
struct FeatureTexts {
    private let lines: [String]
    private let path: String
    private let noun: NounSearch

    init(_ text: String, at path: String, of name: FeatureName) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        self.path = path
        noun = NounSearch(name)
    }

    var remainder: Remainder {
        if path.hasSuffix(".strings") { return without(isOwnSentence) }
        if path.hasSuffix(".jsonl") { return without(isOwnRow) }
        let uses = lines.enumerated().filter { isUse($0.element) }.map {
            Remainder.Line(number: $0.offset + 1, text: String($0.element.bare))
        }
        return Remainder(rest: lines.joined(separator: "\n"), uses: uses)
    }

    private func without(_ isOwn: (String) -> Bool) -> Remainder {
        Remainder(rest: lines.filter { !isOwn($0) }.joined(separator: "\n"), uses: [])
    }

    private func isOwnSentence(_ line: String) -> Bool {
        guard let key = line.prefixMatch(of: /"([\w.\-]+)" =/) else { return false }
        return key.1.split(separator: ".").contains(where: noun.isNamed)
    }

    private func isOwnRow(_ line: String) -> Bool {
        line.matches(of: /"(\w+)" *:/).contains { noun.isNamed(in: $0.1) }
    }

    /// A command of a scenario begins with it, a link has it between slashes, and a value is quoted.
    private func isUse(_ line: String) -> Bool {
        line.prefixMatch(of: /[\w-]+(?= |$)/).map { noun.isNamed(in: $0.0) } == true
            || line.matches(of: /\/([\w-]+)(?=\/)/).contains { noun.isNamed(in: $0.1) }
            || line.matches(of: /"([\w-]+)"/).contains { noun.isNamed(in: $0.1) }
    }
}
