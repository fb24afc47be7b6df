/// Says whether a module may use another module or a product. A module's layer is that of its folder.
package struct LayerJudge {
    /// Why an edge is wrong, and what to do about it.
    package struct Complaint: CustomStringConvertible {
        let problem: String
        let fix: String

        package var description: String { "\(problem): \(fix)." }
    }

    private let package: PackageDescription

    package init(_ package: PackageDescription) {
        self.package = package
    }

    /// What is wrong with the edge from a module of a layer to something that it declares or imports; nil if nothing is.
    package func complaint(about dependency: String, of module: String, in layer: Layer) -> Complaint? {
        if let owner = Frameworks.reserved[dependency] {
            guard module != owner else { return nil }
            return Complaint(
                problem: "\(module) uses \(dependency), which only \(owner) may",
                fix: "state the need as a protocol and meet it in \(owner)")
        }
        let target = package[dependency]
        let kitLayer = target == nil ? KitModules.layer(of: dependency) : nil
        guard target != nil || kitLayer != nil else {
            return complaint(aboutProduct: dependency, of: module, in: layer)
        }
        guard let other = kitLayer ?? target?.layer else {
            return Complaint(
                problem: "\(module) uses \(dependency), which is in no layer",
                fix: "let only Apps and Tests use \(dependency)")
        }
        let fix = "put what both need into a Domain module, or join them in Apps"
        if other != layer {
            guard !layer.mayImport.contains(other) else { return nil }
            return Complaint(
                problem: "\(module) (\(layer.rawValue)) uses \(dependency) (\(other.rawValue)), but \(layer.rule)",
                fix: fix)
        }
        guard let shared = layer.shared, !shared.contains(dependency), !joins(module, dependency) else { return nil }
        return Complaint(
            problem: "\(module) uses \(dependency), but modules of \(layer.rawValue) share only "
                + shared.sorted().joined(separator: " and "),
            fix: fix)
    }

    /// A program's own module joins flows.
    private func joins(_ module: String, _ dependency: String) -> Bool {
        module.hasSuffix("App") && dependency.hasSuffix("Flow")
    }

    private func complaint(aboutProduct product: String, of module: String, in layer: Layer) -> Complaint? {
        guard !layer.products.contains(product) else { return nil }
        return Complaint(
            problem: "\(module) uses \(product), which is no module, nor a product that \(layer.rawValue) may use",
            fix: "do without it, or add it to the layer's products in Tools/Sources/Checks/Layers/Layer.swift")
    }
}
