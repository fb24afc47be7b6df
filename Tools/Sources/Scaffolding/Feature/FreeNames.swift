import Checks
import Layouts

/// Refuses names that something in the layout has already.
struct FreeNames {
    private let texts: [String: String]
    private let paths: [String]

    init(in layout: Layout) {
        texts = layout.files.filter { Self.isSource($0.key) }.compactMapValues(\.text)
        paths = texts.keys.sorted()
    }

    /// - Parameter template: the feature under the name that it was made from.
    /// - Throws: `ToolError.refused` with what is in the way, and where.
    func check(_ feature: NewFeature, _ draft: Draft, from template: FeatureTemplate) throws(ToolError) {
        for module in feature.name.modules {
            if let path = paths.first(where: { $0.split(separator: "/").dropLast().contains(Substring(module)) }) {
                throw taken(module, "module", path)
            }
        }
        try checkTypes(of: draft, isOwn: NounSearch(feature.name).isNamed)
        try checkVariables(of: feature.name, template)
        let link = feature.name.plural.hyphenated
        for path in paths where template.wired[path] != nil {
            let routes = (texts[path] ?? "").matches(of: /Route\(\s*"([^"\/]+)/).map { String($0.1) }
            if routes.contains(link) { throw taken(link, "link", path) }
        }
        if let path = paths.first(where: { texts[$0]?.contains("CREATE TABLE \(feature.name.table) ") == true }) {
            throw taken(feature.name.table, "table", path)
        }
    }

    /// A second type of one name could not be told from the first where both modules are imported.
    ///
    /// - Parameter isOwn: whether a type is one that others see; a test's own may be called as another's.
    func checkTypes(of draft: Draft, isOwn: (String) -> Bool = { _ in true }) throws(ToolError) {
        let new = Set(draft.files.filter { Self.isSource($0.key) }.values.flatMap(FeatureUses.visibleTypes))
            .filter(isOwn)
        for path in paths where draft.files[path] == nil {
            let text = texts[path] ?? ""
            guard new.contains(where: { text.contains($0) }) else { continue }
            if let type = FeatureUses.visibleTypes(in: text).first(where: new.contains) {
                throw taken(type, "type", path)
            }
        }
    }

    /// What the template's lines call their own must not be called as the feature is.
    private func checkVariables(of name: FeatureName, _ template: FeatureTemplate) throws(ToolError) {
        let nouns = [name.singular.lower, name.plural.lower]
        let wired = texts.filter { template.wired[$0.key] != nil }
        for (path, text) in template.files.merging(wired, uniquingKeysWith: { own, _ in own }).sorted(by: {
            $0.key < $1.key
        }) {
            guard path.hasSuffix(".swift") else { continue }
            let words = SwiftLexer(text).tokens.filter { $0.kind == .word }.map(\.text)
            if let word = words.first(where: nouns.contains) {
                throw .refused(
                    "\"\(word)\" means something else in \(path), from which a feature is made or in which it is "
                        + "wired: take another name, such as one with another word before it.")
            }
        }
    }

    private func taken(_ name: String, _ kind: String, _ path: String) -> ToolError {
        .refused("There is a \(kind) \(name) already, in \(path): take another name, or go on with what is there.")
    }

    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") && ["Modules/", "Apps/", "Tests/"].contains(where: path.hasPrefix)
    }
}
