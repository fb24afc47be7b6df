/// The edges that Package.swift declares run only as the layers allow.
enum LayersRule: Rule {
    static let name = "layers"
    static let summary = "edges declared in Package.swift obey the layer rules"

    static func findings(in tree: SourceTree) -> [Finding] {
        let judge = LayerJudge(tree.package)
        return tree.package.targets.flatMap { target -> [Finding] in
            guard target.pathInWorkspace.hasPrefix("Modules/") else { return [] }
            guard let layer = target.layer, target.moduleFolders?.module == target.name else {
                let layers = Layer.allCases.map(\.rawValue).joined(separator: "|")
                return [
                    finding(
                        "Package.swift", 1, "\(target.name) lies in \(target.path), which names no layer and module",
                        fix: "move it to Modules/<\(layers)>/\(target.name)")
                ]
            }
            return target.dependencies.compactMap { judge.complaint(about: $0, of: target.name, in: layer) }
                .map { finding("Package.swift", 1, $0.problem, fix: $0.fix) }
        }
    }
}
