/// Says whether one module may use another module or a product.
struct LayerJudge {
    /// Why an edge is wrong, and what to do about it.
    struct Complaint {
        let problem: String
        let fix: String
    }

    private static let tableFile = "Tools/Sources/Checks/Layers/LayerTable.swift"

    private let package: PackageDescription
    private let rows: [String: LayerTable.Row]

    init(_ package: PackageDescription, rows: [String: LayerTable.Row] = LayerTable.modules) {
        self.package = package
        self.rows = rows
    }

    /// What is wrong with the edge from a module to something that it declares or imports; nil if nothing is.
    func complaint(about dependency: String, of module: String) -> Complaint? {
        guard let layer = layer(of: module), !LayerTable.everywhere.contains(dependency) else { return nil }
        let row = rows[module]
        let isInTable = row?.imports.contains(dependency) == true
        guard let other = self.layer(of: dependency) else { return isInTable ? nil : foreign(dependency, of: module) }

        if other != layer, !layer.mayImport.contains(other) {
            return Complaint(
                problem: "\(module) (\(layer.rawValue)) uses \(dependency) (\(other.rawValue)), but \(layer.rule)",
                fix: "put what both need into a Domain module, or join them in Apps")
        }
        if !isInTable, row != nil || other == layer {
            return Complaint(
                problem: "the layer table does not let \(module) use \(dependency)",
                fix: "take the edge away, or add it to \(Self.tableFile) and ARCHITECTURE.md")
        }
        return nil
    }

    private func foreign(_ dependency: String, of module: String) -> Complaint {
        if package[dependency] != nil {
            return Complaint(
                problem: "\(module) uses \(dependency), which is in no layer",
                fix: "let only Apps and Tests use \(dependency)")
        }
        return Complaint(
            problem: "the layer table does not let \(module) use the product \(dependency)",
            fix: "take it away, or add it to \(Self.tableFile) and ARCHITECTURE.md")
    }

    private func layer(of module: String) -> Layer? {
        if let folders = package[module]?.moduleFolders { return Layer(rawValue: folders.layer) }
        return package[module] == nil ? rows[module]?.layer : nil
    }
}
