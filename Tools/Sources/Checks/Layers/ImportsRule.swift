/// The `import` lines of Modules name only what Package.swift declares for the module and its layer allows.
enum ImportsRule: Rule {
    static let name = "imports"
    static let summary =
        "import lines in Modules are declared in Package.swift and obey the layer rules; Apps keep off what is reserved"

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Modules").flatMap { file -> [Finding] in
            guard let module = file.module else { return [] }
            return ImportLine.all(in: file).compactMap { line in
                complaint(about: line.module, of: module, in: tree)
                    .map { finding(file.path, line.line, $0.problem, fix: $0.fix) }
            }
        } + programFindings(in: tree)
    }

    /// The programs may import anything but what is kept for one module.
    private static func programFindings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Apps").flatMap { file in
            ImportLine.all(in: file).compactMap { line in
                LayerTable.reserved[line.module].map { owner in
                    finding(
                        file.path, line.line, "a program imports \(line.module), which only \(owner) may",
                        fix: "use what \(owner) offers")
                }
            }
        }
    }

    private static func complaint(
        about imported: String, of module: String, in tree: SourceTree
    ) -> LayerJudge.Complaint? {
        if LayerTable.system.contains(imported) || imported == module { return nil }
        if let owner = LayerTable.reserved[imported] {
            guard module != owner else { return nil }
            return .init(
                problem: "\(module) imports \(imported), which only \(owner) may",
                fix: "state the need as a protocol and meet it in \(owner)")
        }
        let package = tree.package
        if let complaint = LayerJudge(package, rows: tree.layers).complaint(about: imported, of: module),
            package.knows(imported)
        {
            return complaint
        }
        guard package[module]?.dependencies.contains(imported) != true else { return nil }
        guard package.knows(imported) else {
            return .init(
                problem: "\(module) imports \(imported), which is neither declared nor one of "
                    + LayerTable.system.sorted().joined(separator: ", "),
                fix: "do without it, or declare its product in Package.swift and in the layer table")
        }
        return .init(
            problem: "\(module) imports \(imported) without declaring it",
            fix: "add \(imported) to what \(module) uses in Package.swift")
    }
}

extension PackageDescription {
    /// Whether a name is a module of this package or a product that one of its targets declares.
    fileprivate func knows(_ name: String) -> Bool {
        self[name] != nil || targets.contains { $0.dependencies.contains(name) }
    }
}
