import Checks

/// Puts one noun in the place of another wherever a text speaks of it: in code in camel case, in links and the names of
/// screens with hyphens, in sentences as people write it, with the right article.
struct NounRenaming: Sendable {
    private let old: FeatureName
    private let new: FeatureName

    init(_ old: FeatureName, to new: FeatureName) {
        self.old = old
        self.new = new
    }

    /// Swift code, of which comments and sentences are not.
    func callAsFunction(_ text: String) -> String {
        let places = TextPlaces(text)
        return renamed(text) { places.place(of: $0, in: text) }
    }

    /// A path, or a text in which the noun alone is a key or a part of a link.
    func data(_ text: String) -> String { renamed(text) { _ in .link } }

    /// A file of sentences: keys, and what people read.
    func sentences(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let middle = line.firstRange(of: "\" = \"") else { return data(String(line)) }
            let value = renamed(String(line[middle.lowerBound...])) { _ in .sentence }
            return data(String(line[..<middle.lowerBound])) + value
        }.joined(separator: "\n")
    }

    private func renamed(_ text: String, at place: (Range<String.Index>) -> TextPlaces.Place) -> String {
        var result = ""
        var position = text.startIndex
        for match in text.matches(of: /[A-Za-z_][A-Za-z0-9_]*/) {
            result += text[position..<match.range.lowerBound]
            position = match.range.upperBound
            let name = String(match.0)
            if let isPlural = number(of: name) {
                let noun = isPlural ? new.plural : new.singular
                let place = place(match.range)
                if place == .sentence { Self.mendArticle(before: noun, in: &result) }
                result += written(noun, like: name, at: place)
            } else {
                result += NounSearch.foreign.contains(name) ? name : inName(name)
            }
        }
        return result + text[position...]
    }

    /// Whether a name is the noun itself, in the plural or not; nil if it is another.
    private func number(of name: String) -> Bool? {
        if name == old.plural.upper || name == old.plural.lower { return true }
        return name == old.singular.upper || name == old.singular.lower ? false : nil
    }

    private func written(_ noun: CamelWords, like name: String, at place: TextPlaces.Place) -> String {
        let isCapital = name.first?.isUppercase == true
        return switch place {
        case .code: isCapital ? noun.upper : noun.lower
        case .sql: noun == new.singular ? new.table : noun.lower
        case .link: isCapital ? noun.upper : noun.hyphenated
        case .sentence: isCapital ? noun.sentence : noun.spaced
        }
    }

    /// A name that has the noun in it: `orderID`, `InMemoryOrderRepository`, `orderConfirmation_of_order`.
    private func inName(_ name: String) -> String {
        var result = ""
        var position = name.startIndex
        for match in name.matches(of: /[A-Z]+(?![a-z])|[A-Za-z][a-z]*/) {
            result += name[position..<match.range.lowerBound]
            position = match.range.upperBound
            let word = String(match.0)
            if let isPlural = number(of: word) {
                let noun = isPlural ? new.plural : new.singular
                result += word.first?.isUppercase == true ? noun.upper : noun.lower
            } else {
                result += word
            }
        }
        return result + name[position...]
    }

    /// `an order` becomes `a booking`.
    private static func mendArticle(before noun: CamelWords, in text: inout String) {
        for article in ["An ", "an ", "A ", "a "] where text.hasSuffix(article) {
            let before = text.dropLast(article.count).last
            guard before?.isLetter != true, let first = article.first else { return }
            text.removeLast(article.count)
            text += String(first) + noun.article.dropFirst() + " "
            return
        }
    }
}
