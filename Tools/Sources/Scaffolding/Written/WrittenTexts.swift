/// A program's sentences, of which those whose key names the feature are its own, or a text of another kind, such as a
/// sample.
struct WrittenTexts {
    private let lines: [String]
    private let isSentences: Bool
    private let noun: NounSearch

    init(_ text: String, isSentences: Bool, of name: FeatureName) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        self.isSentences = isSentences
        noun = NounSearch(name)
    }

    var wiring: WrittenWiring {
        if isSentences {
            return WrittenWiring(rest: lines.filter { !isOwn($0) }.joined(separator: "\n"), uses: [])
        }
        let uses = lines.enumerated().filter { isUse($0.element) }.map {
            WrittenWiring.Line(number: $0.offset + 1, text: String($0.element.bare))
        }
        return WrittenWiring(rest: lines.joined(separator: "\n"), uses: uses)
    }

    private func isOwn(_ sentence: String) -> Bool {
        guard let key = sentence.prefixMatch(of: /"([\w.\-]+)" =/) else { return false }
        return key.1.split(separator: ".").contains(where: noun.isNamed)
    }

    /// A command of a scenario begins with it, a link has it between slashes, and a value is quoted.
    private func isUse(_ line: String) -> Bool {
        line.prefixMatch(of: /[\w-]+(?= |$)/).map { noun.isNamed(in: $0.0) } == true
            || line.matches(of: /\/([\w-]+)(?=\/)/).contains { noun.isNamed(in: $0.1) }
            || line.matches(of: /"([\w-]+)"/).contains { noun.isNamed(in: $0.1) }
    }
}
