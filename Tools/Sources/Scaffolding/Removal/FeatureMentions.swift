import Checks
import Layouts

/// Lines that may still mean a feature that is gone: in code, sentences and rows of content a text with its noun, such as a
/// link or a payload's key, and in a page a piece of code or a link with it.
struct FeatureMentions {
    private let noun: NounSearch
    private let kit: KitFolders

    init(of name: FeatureName, besides kit: KitFolders) {
        noun = NounSearch(name)
        self.kit = kit
    }

    /// Each such line that is no line of the kit, by file and number.
    func lines(in layout: Layout) -> [String] {
        let naming = layout.files.filter { !kit.contain($0.key) && noun.occurs(in: $0.value) }
        return naming.compactMapValues(\.text).sorted { $0.key < $1.key }.flatMap { path, text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return numbers(in: text, at: path).filter { !RetiredMigrations.areNamed(in: lines[$0 - 1]) }
                .map { "\(path):\($0): \(String(lines[$0 - 1]).bare)" }
        }
    }

    private func numbers(in text: String, at path: String) -> [Int] {
        if FeatureUses.isCode(path) { return numbersOfTexts(in: text) }
        guard !path.hasPrefix("Tools/"), !FeatureUses.isOfTeams(path) else { return [] }
        if path.hasSuffix(".strings") || path.hasSuffix(".jsonl") { return numbersOfTexts(in: text) }
        return path.hasSuffix(".md") ? numbersOfCode(in: text) : []
    }

    /// Sentences and rows have their texts in the quotes that code has.
    private func numbersOfTexts(in text: String) -> [Int] {
        let named = SwiftLexer(text).tokens.filter { $0.kind == .string && noun.isNamed(by: $0) }
        return Set(named.map(\.line)).sorted()
    }

    private func numbersOfCode(in page: String) -> [Int] {
        var isSample = false
        var numbers: [Int] = []
        for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") { isSample.toggle() }
            let isNamed =
                isSample ? noun.isNamed(in: line) : line.matches(of: Self.code).contains { noun.isNamed(in: $0.0) }
            if isNamed { numbers.append(index + 1) }
        }
        return numbers
    }

    /// `code` between backticks, or where a link leads.
    private static var code: Regex<Substring> { /`[^`]+`|\]\([^)]+\)/ }
}
