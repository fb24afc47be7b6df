import Foundation
import Layouts

/// Takes a feature out that was written by hand: its files, and the lines that do nothing but join it with others.
struct WrittenRemoval {
    let name: FeatureName

    /// - Returns: the layout without the feature, and the folders and files that were its own.
    /// - Throws: `NewError.refused` if there is no such feature, or if something else uses it, by file and line.
    func callAsFunction(_ layout: Layout) throws(NewError) -> RemovedFeature {
        let feature = WrittenFeature(name, in: layout)
        let own = layout.files.filter { feature.place(of: $0.key) != nil }
        guard own.keys.contains(where: { $0.hasPrefix("Modules/") }) else {
            throw .refused("There is no feature \(name.plural.upper).")
        }
        var left = layout
        for path in own.keys { left.files[path] = nil }
        var uses: [String] = []
        for (path, text) in left.texts.sorted(by: { $0.key < $1.key }) {
            guard let wiring = wiring(of: feature, in: text, at: path) else { continue }
            left.files[path]?.content = Data(wiring.rest.utf8)
            uses += wiring.uses.map { "\(path):\($0.number): \($0.text)" }
        }
        uses += FeatureUses(of: own.compactMapValues(\.text), named: name).lines(in: left, wired: [], changed: [])
            .filter { line in !uses.contains { $0.prefix { $0 != ":" } == line.prefix { $0 != ":" } } }
        try FeatureUses.refuse(uses, of: name)
        return RemovedFeature(name: name, left: left, places: Set(own.keys.compactMap(feature.place)))
    }

    private func wiring(of feature: WrittenFeature, in text: String, at path: String) -> WrittenWiring? {
        if path == "Package.swift" || FeatureUses.isTool(path) {
            let isImporting = name.modules.contains { text.contains("import \($0)\n") }
            return WrittenCode(text, naming: isImporting ? NounSearch(name) : ModuleSearch(name)).wiring
        }
        if path.hasSuffix(".md") {
            return FeatureUses.isOfTeams(path) ? nil : WrittenPage(text, of: name).wiring
        }
        guard feature.isOfProgram(path) else { return nil }
        if path.hasSuffix(".swift") { return WrittenCode(text, naming: NounSearch(name)).wiring }
        return WrittenTexts(text, isSentences: path.hasSuffix(".strings"), of: name).wiring
    }
}

/// What is left of a text without the lines that wire a feature, and which of its lines use it otherwise.
struct WrittenWiring: Equatable {
    struct Line: Equatable {
        /// From 1, in the text as it was.
        let number: Int
        let text: String
    }

    let rest: String
    let uses: [Line]
}

/// A layout without a feature that it had.
struct RemovedFeature {
    let name: FeatureName
    let left: Layout
    let places: Set<String>
}
