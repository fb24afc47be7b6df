/// The singular of an English noun, as far as its letters tell.
enum Singular {
    /// nil for what is no plural by its letters: `News`, `Staff`, `Status`.
    static func of(_ plural: CamelWords) -> String? {
        let word = plural.words[plural.words.count - 1]
        guard let singular = singular(of: word.lowercased()) else { return nil }
        return plural.words.dropLast().joined() + singular.prefix(1).uppercased() + singular.dropFirst()
    }

    private static func singular(of plural: String) -> String? {
        if let known = irregular[plural] { return known }
        guard plural.count > 2, plural.hasSuffix("s"), !unchanged.contains(where: plural.hasSuffix) else { return nil }
        if plural.hasSuffix("ies"), plural.count > 4 { return plural.dropLast(3) + "y" }
        let hisses = plural.wholeMatch(of: /.*(?:ss|x|ch|sh|zz|[^aeo]us)es/) != nil
        return String(plural.dropLast(hisses ? 2 : 1))
    }

    private static let irregular = [
        "people": "person", "children": "child", "women": "woman", "men": "man", "movies": "movie",
        "cookies": "cookie", "calories": "calorie", "indices": "index", "matrices": "matrix", "analyses": "analysis",
        "quizzes": "quiz", "leaves": "leaf", "shelves": "shelf", "halves": "half", "heroes": "hero",
        "potatoes": "potato", "caches": "cache", "headaches": "headache", "axes": "axis", "excuses": "excuse",
        "menus": "menu", "taxis": "taxi", "lenses": "lens", "gases": "gas",
    ]

    private static let unchanged = ["ss", "us", "is", "news", "series", "species"]
}
