import Foundation
import Layouts

/// Takes a feature out that was made from a template: its files, and the lines that wire it.
struct FeatureRemoval: Sendable {
    /// The template under the feature's name, in the project's format.
    let template: FeatureTemplate

    /// - Returns: the layout without the feature, and the folders and files that were its own.
    /// - Throws: `NewError.refused` if there is no such feature, or if something else uses it, by file and line.
    func callAsFunction(_ layout: Layout) throws(NewError) -> RemovedFeature {
        let places = template.places
        let own = layout.files.filter { path, _ in
            places.contains { $0 == path || ($0.hasSuffix("/") && path.hasPrefix($0)) }
        }
        guard !own.isEmpty else { throw .refused("There is no feature \(template.name.plural.upper).") }
        var left = layout
        for path in own.keys { left.files[path] = nil }
        var changed: Set<String> = []
        for (path, shape) in template.shapes.sorted(by: { $0.key < $1.key }) {
            guard let text = layout.files[path]?.text else { continue }
            let wiring = Wiring(path, shape)
            var rest = try wiring.removed(from: text)
            if !wiring.isWhole(in: text) {
                changed.insert(path)
                rest = withoutEditedWiring(rest, at: path)
            }
            left.files[path]?.content = Data(rest.utf8)
        }
        let uses = FeatureUses(of: own.compactMapValues(\.text), named: template.name)
            .lines(in: left, wired: Set(template.shapes.keys), changed: changed)
        try FeatureUses.refuse(uses, of: template.name)
        return RemovedFeature(name: template.name, left: left, places: places)
    }

    /// Lines that were edited since, or between which others stand, are recognized as those of a feature that was written
    /// by hand.
    private func withoutEditedWiring(_ text: String, at path: String) -> String {
        guard path.hasSuffix(".swift") else { return text }
        let search: any FeatureSearch =
            path == "Package.swift" ? ModuleSearch(template.name) : NounSearch(template.name)
        return WrittenCode(text, naming: search).wiring.rest
    }
}
