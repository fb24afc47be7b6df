import Checks
import Layouts

/// Refuses names that something in the layout has already.
struct FreeNames {
    private let texts: [String: String]
    private let paths: [String]
    /// The files of sentences.
    private let said: [String: String]

    init(in layout: Layout) {
        texts = layout.files.filter { Self.isSource($0.key) }.compactMapValues(\.text)
        paths = texts.keys.sorted()
        said = layout.files.filter { $0.key.hasSuffix(".lproj/Localizable.strings") }.compactMapValues(\.text)
    }

    /// - Throws: `NewError.refused` with what is in the way, and where.
    func check(_ feature: NewFeature, _ draft: Draft, like template: FeatureTemplate) throws(NewError) {
        for module in feature.name.modules {
            if let path = paths.first(where: {
                $0.split(separator: "/").dropLast().contains(Substring(module))
            }) {
                throw taken(module, "module", path)
            }
        }
        try checkTypes(of: draft)
        try checkVariables(of: feature.name, like: template)
        try checkRoutes(of: feature, like: template)
        let screen = feature.name.singular.hyphenated
        let sentences = said.filter { $0.value.contains("\"screen.\(screen)\" = ") }
        if let path = sentences.keys.min() { throw taken(screen, "screen", path) }
        if let path = paths.first(where: { texts[$0]?.contains("CREATE TABLE \(feature.name.table) ") == true }) {
            throw taken(feature.name.table, "table", path)
        }
    }

    /// A second type of one name could not be told from the first where both modules are imported.
    func checkTypes(of draft: Draft) throws(NewError) {
        let new = Set(draft.files.values.flatMap(Self.types)).subtracting(["Factory"])
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) where Self.isSource(path) && draft.files[path] == nil
        {
            if let type = Self.types(in: text).first(where: new.contains) { throw taken(type, "type", path) }
        }
    }

    /// What a copied line calls its own must not be called as the feature is.
    private func checkVariables(of name: FeatureName, like template: FeatureTemplate) throws(NewError) {
        let nouns = [name.singular.lower, name.plural.lower]
        let own = [template.name.singular.lower, template.name.plural.lower]
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
            guard template.isSource(path) || (template.wiring[path] != nil && !path.hasPrefix("Tools/")) else {
                continue
            }
            let words = SwiftLexer(text).tokens.filter { $0.kind == .word }.map { template.words[$0.text] ?? $0.text }
            if let word = words.first(where: { nouns.contains($0) && !own.contains($0) }) {
                throw .refused(
                    "\"\(word)\" means something else in \(path), from which a feature is copied or in which it is "
                        + "wired: take another name, such as one with another word before it.")
            }
        }
    }

    private func checkRoutes(of feature: NewFeature, like template: FeatureTemplate) throws(NewError) {
        for path in paths where template.wiring[path] != nil {
            let routes = (texts[path] ?? "").matches(of: /Route\(\s*"([^"\/]+)/).map { String($0.1) }
            if routes.contains(feature.link) { throw taken(feature.link, "link", path) }
        }
    }

    private func taken(_ name: String, _ kind: String, _ path: String) -> NewError {
        .refused("There is a \(kind) \(name) already, in \(path): take another name, or go on with what is there.")
    }

    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") && ["Modules/", "Apps/", "Tests/"].contains(where: path.hasPrefix)
    }

    /// The names that follow a word which declares a type that other files see.
    private static func types(in text: String) -> [String] {
        let tokens = SwiftLexer(text).tokens
        return tokens.indices.dropLast().compactMap { index in
            let before = index > 0 ? tokens[index - 1].text : ""
            guard ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(tokens[index].text),
                tokens[index].kind == .word, tokens[index + 1].kind == .word,
                ![".", "import", "private", "fileprivate"].contains(before)
            else { return nil }
            return tokens[index + 1].text
        }
    }
}
