/// The edges that Package.swift declares run only as the layers allow.
enum LayersRule: Rule {
    static let name = "layers"
    static let summary = "edges declared in Package.swift obey the layer rules"

    static func findings(in tree: SourceTree) -> [Finding] {
        let judge = LayerJudge(tree.package)
        return tree.package.targets.flatMap { target -> [Finding] in
            guard target.pathInWorkspace.hasPrefix("Modules/") else { return [] }
            let line = line(declaring: target.name, in: tree)
            guard let layer = target.layer, target.moduleFolders?.module == target.name else {
                let layers = Layer.allCases.map(\.rawValue).joined(separator: "|")
                return [
                    finding(
                        "Package.swift", line, "\(target.name) lies in \(target.path), which names no layer and module",
                        fix: "move it to Modules/<\(layers)>/\(target.name)")
                ]
            }
            return target.dependencies.compactMap { judge.complaint(about: $0, of: target.name, in: layer) }
                .map { finding("Package.swift", line, $0.problem, fix: $0.fix) }
        }
    }

    /// The line of `("Name"`, which is how a manifest begins to declare a module.
    private static func line(declaring name: String, in tree: SourceTree) -> Int {
        let tokens = tree.files["Package.swift"]?.tokens ?? []
        let index = tokens.indices.dropFirst().first {
            tokens[$0].kind == .string && tokens[$0].text == name && ["(", ":"].contains(tokens[$0 - 1].text)
        }
        return index.map { tokens[$0].line } ?? 1
    }
}
