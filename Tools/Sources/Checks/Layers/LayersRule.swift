/// The edges that Package.swift declares run only as the layers and their table allow.
enum LayersRule: Rule {
    static let name = "layers"
    static let summary = "edges declared in Package.swift obey the layer rules and the layer table"

    static func findings(in tree: SourceTree) -> [Finding] {
        let judge = LayerJudge(tree.package, rows: tree.layers)
        return tree.package.targets.flatMap { target -> [Finding] in
            guard target.path.hasPrefix("Modules/") else { return [] }
            let line = line(declaring: target.name, in: tree)
            let edges = target.dependencies.compactMap { judge.complaint(about: $0, of: target.name) }
            return (misplacement(of: target, in: tree) + edges).map {
                finding("Package.swift", line, $0.problem, fix: $0.fix)
            }
        }
    }

    private static func misplacement(
        of target: PackageDescription.Target, in tree: SourceTree
    ) -> [LayerJudge.Complaint] {
        guard let folders = target.moduleFolders, let layer = Layer(rawValue: folders.layer),
            folders.module == target.name
        else {
            let layers = Layer.allCases.map(\.rawValue).joined(separator: "|")
            return [
                .init(
                    problem: "\(target.name) lies in \(target.path), which names no layer and module",
                    fix: "move it to Modules/<\(layers)>/\(target.name)")
            ]
        }
        guard let expected = tree.layers[target.name]?.layer, expected != layer else { return [] }
        return [
            .init(
                problem: "\(target.name) belongs to \(expected.rawValue), but lies in \(target.path)",
                fix: "move it to Modules/\(expected.rawValue)/\(target.name)")
        ]
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
