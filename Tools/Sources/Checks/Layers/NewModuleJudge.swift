/// Says what a module that is not there yet may use.
package struct NewModuleJudge {
    private let name: String
    private let layer: Layer
    private let package: PackageDescription

    package init(_ name: String, in layer: Layer, of package: PackageDescription) {
        self.name = name
        self.layer = layer
        self.package = package
    }

    /// Why it may not use a module or a product, in a sentence; nil if it may.
    package func refusal(of dependency: String) -> String? {
        if LayerTable.everywhere.contains(dependency) { return nil }
        if let owner = LayerTable.reserved[dependency] {
            return "\(name) uses \(dependency), which only \(owner) may: use what \(owner) offers."
        }
        guard let other = package[dependency]?.moduleFolders.flatMap({ Layer(rawValue: $0.layer) }) else {
            return refusal(ofProduct: dependency)
        }
        var table = LayerTable.modules
        table[name] = LayerTable.Row(layer: layer, imports: [dependency])
        var package = package
        package.targets.append(
            PackageDescription.Target(
                name: name, path: "Modules/\(layer.rawValue)/\(name)", type: "library", targets: [dependency],
                products: nil))
        if let complaint = LayerJudge(package, rows: table).complaint(about: dependency, of: name) {
            return "\(complaint.problem): \(complaint.fix)."
        }
        guard other == layer, layer != .domain, !LayerTable.shared.contains(dependency), !joins(dependency) else {
            return nil
        }
        return "\(name) uses \(dependency), which is of the same layer and one feature's: put what both need into a "
            + "Domain module, or join them in Apps."
    }

    /// A program's own module joins flows.
    private func joins(_ dependency: String) -> Bool { name.hasSuffix("App") && dependency.hasSuffix("Flow") }

    private func refusal(ofProduct product: String) -> String? {
        if LayerTable.modules.values.contains(where: { $0.layer == layer && $0.imports.contains(product) }) {
            return nil
        }
        return "There is no module \(product), nor a product of that name that \(layer.rawValue) uses."
    }
}
