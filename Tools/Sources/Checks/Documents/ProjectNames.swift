/// Every name that the project gives to something: in code, in its manifests, to its files and folders.
struct ProjectNames {
    private let words: Set<String>
    private let programs: Set<String>

    init(of tree: SourceTree) {
        var words = KnownNames.all
        for file in tree.files.values {
            words.formUnion(file.path.split(separator: "/").map { String($0.prefix { $0 != "." }) })
            for token in file.tokens where token.kind == .word { words.insert(token.text) }
            if file.name == "Package.swift" {
                for token in file.tokens where token.kind == .string { words.insert(token.text) }
            }
        }
        words.formUnion(tree.package.targets.map(\.name) + tree.package.products.map(\.name))
        self.words = words
        programs = Set(tree.package.targets.filter { $0.type == "executable" }.map(\.name))
    }

    func contains(_ name: String) -> Bool { words.contains(name) }

    func containsProgram(_ name: String) -> Bool { programs.contains(name) }
}
