import Checks
import Layouts

/// A module that begins with one type of its own and a test of it.
struct NewModule: Sendable {
    let name: CamelWords
    let type: CamelWords
    let layer: Layer
    private let uses: [String]
    private let holds: String

    /// - Parameters:
    ///   - name: `Badges`, `BadgeStore`.
    ///   - type: what its first type is called; the singular of the name if nil.
    ///   - uses: the modules and products that it may import.
    ///   - holds: what ARCHITECTURE.md says that it holds; its name in words if nil.
    /// - Throws: `ToolError.refused` with the reason.
    init(
        _ name: String, in layer: Layer, type: String? = nil, uses: [String] = [], holds: String? = nil
    ) throws(ToolError) {
        self.name = try CamelWords(name)
        self.layer = layer
        self.uses = uses
        self.holds = holds ?? self.name.spaced
        guard let type = type ?? Singular.of(self.name) else {
            throw .refused(
                "\"\(name)\" is no plural by its letters, so it does not say what its first type is called: "
                    + "say so with --type, such as --type \(name)Settings.")
        }
        guard type != name else {
            throw .refused("No type bears its module's name: say with --type what the first one is called.")
        }
        self.type = try CamelWords(type)
        try ReservedNames.check(name)
        try ReservedNames.check(type)
    }

    /// - Throws: `ToolError.refused` if a rule or something that is there forbids it.
    func draft(in layout: Layout, of package: PackageDescription) throws(ToolError) -> Draft {
        let judge = LayerJudge(package)
        for dependency in uses {
            if let complaint = judge.complaint(about: dependency, of: name.upper, in: layer) {
                throw .refused(complaint.description)
            }
        }
        let folder = "Modules/\(layer.rawValue)/\(name.upper)"
        try checkPlace(folder, in: layout, of: package)
        var draft = Draft()
        draft.files["\(folder)/\(type.upper).swift"] = ModuleText.source(of: type)
        draft.files["Tests/\(name.upper)Tests/\(type.upper)Tests.swift"] = ModuleText.test(of: type, in: name)
        let wiring = ModuleWiring(
            name.upper, in: layer, of: package, beside: FeatureName.all(in: layout), uses: uses, holds: holds)
        for (path, change) in [("Package.swift", wiring.manifest), ("ARCHITECTURE.md", wiring.page)] {
            guard let text = layout.files[path]?.text else {
                throw .failed("\(path) is not there, and a module is wired in it.")
            }
            let changed = try change(text)
            if changed != text { draft.changes[path] = changed }
        }
        return draft
    }

    private func checkPlace(_ folder: String, in layout: Layout, of package: PackageDescription) throws(ToolError) {
        let lowered = name.upper.lowercased()
        if let target = package.targets.first(where: { $0.name.lowercased() == lowered }), target.path != folder {
            throw .refused("There is a module \(target.name) already, in \(target.path): take another name.")
        }
        if let product = package.targets.flatMap(\.dependencies).first(where: { $0.lowercased() == lowered }),
            package[product] == nil
        {
            throw .refused("There is a product \(product) already, which modules use: take another name.")
        }
    }
}
