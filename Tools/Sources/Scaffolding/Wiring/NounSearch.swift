import Layouts

/// Looks for a feature's noun in a line, in each form that a text writes it in.
struct NounSearch {
    /// Names of Foundation and of manifests that have the template's noun in them, and mean something else.
    static let foreign: Set<String> = [
        "byNameItem", "copyItem", "moveItem", "removeItem", "URLQueryItem",
    ]

    private let forms: [String]

    init(_ name: FeatureName) {
        let nouns = [name.plural, name.singular].flatMap { [$0.upper, $0.lower, $0.hyphenated, $0.spaced] }
        forms = Set(nouns).sorted { $0.count > $1.count }
    }

    /// Whether a file has the noun in it, if only within another word.
    func occurs(in file: Layout.File) -> Bool { forms.contains(where: file.contains) }

    /// Whether the line names the feature: `ItemStore` and `makeItem` do, `Itemized` and `subitem` do not.
    func isNamed(in line: some StringProtocol) -> Bool {
        // Most lines have no form of it, which is soon seen.
        guard forms.contains(where: { line.contains($0) }) else { return false }
        let line = Self.foreign.reduce(String(line)) { $0.replacing($1, with: "") }
        return forms.contains { form in
            line.ranges(of: form).contains { range in
                let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
                let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
                let begins = form.first?.isUppercase == true ? !before.isUppercase : !before.isLetter
                return begins && !after.isLowercase
            }
        }
    }
}
