import Foundation
import Layouts

/// Takes a feature out: its files, and the lines that do nothing but join it with others.
struct FeatureRemoval {
    let name: FeatureName
    /// Whether a user may have content of the feature.
    var mayBeReleased = true

    /// - Returns: the layout without the feature, and the folders and files that were its own.
    /// - Throws: `ToolError.refused` if there is no such feature, if something else uses it, by file and line, or if its
    ///   migrations cannot stay.
    func callAsFunction(_ layout: Layout) throws(ToolError) -> RemovedFeature {
        let feature = FeatureFiles(name, in: layout)
        let own = layout.files.filter { feature.place(of: $0.key) != nil }
        guard own.keys.contains(where: { $0.hasPrefix("Modules/") }) else {
            throw .refused("There is no feature \(name.plural.upper).")
        }
        var left = layout
        for path in own.keys { left.files[path] = nil }
        var uses: [String] = []
        let retired = try mayBeReleased ? RetiredMigrations(of: own.compactMapValues(\.text), named: name) : nil
        var retiring: [String] = []
        let noun = NounSearch(name)
        let naming = left.files.filter { noun.occurs(in: $0.value) }.compactMapValues(\.text)
        for (path, text) in naming.sorted(by: { $0.key < $1.key }) {
            let kept = Self.mayBeCompositionRoot(path) ? retired?.put(into: text) ?? text : text
            guard let remainder = remainder(of: kept, at: path, without: feature) else { continue }
            if kept != text { retiring.append(path) }
            left.files[path]?.content = Data(remainder.rest.utf8)
            uses += remainder.uses.map { "\(path):\($0.number): \($0.text)" }
        }
        try retired?.check(
            areIn: left.files.filter { Self.mayBeCompositionRoot($0.key) }.compactMap(\.value.text), of: name)
        uses += FeatureUses(of: own.compactMapValues(\.text), named: name).lines(in: left)
            .filter { line in !uses.contains { $0.prefix { $0 != ":" } == line.prefix { $0 != ":" } } }
        try FeatureUses.refuse(uses, of: name)
        return RemovedFeature(
            name: name, left: left, places: Set(own.keys.compactMap(feature.place)), retiring: retiring)
    }

    private static func mayBeCompositionRoot(_ path: String) -> Bool {
        path.hasSuffix(".swift") && ["Apps/", "iOS/", "Modules/"].contains(where: path.hasPrefix)
    }

    private func remainder(of text: String, at path: String, without feature: FeatureFiles) -> Remainder? {
        if path == "Package.swift" || FeatureUses.isTool(path) {
            let isImporting = name.modules.contains { text.contains("import \($0)\n") }
            return FeatureCode(text, naming: isImporting ? NounSearch(name) : ModuleSearch(name)).remainder
        }
        if path.hasSuffix(".md") {
            return FeatureUses.isOfTeams(path) ? nil : FeaturePage(text, of: name).remainder
        }
        guard feature.isOfProgram(path) else { return nil }
        if path.hasSuffix(".swift") { return FeatureCode(text, naming: NounSearch(name)).remainder }
        return FeatureTexts(text, at: path, of: name).remainder
    }
}

/// What is left of a text without the lines that wire a feature, and which of its lines use it otherwise.
struct Remainder: Equatable {
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
    /// The files in which its migrations stay, retired.
    let retiring: [String]
}
