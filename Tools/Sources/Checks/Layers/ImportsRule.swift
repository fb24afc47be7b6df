/// The `import` lines of Modules name only what Package.swift declares for the module and its layer allows.
enum ImportsRule: Rule {
    static let name = "imports"
    static let summary =
        "import lines in Modules are declared in Package.swift and obey the layer rules; Apps keep off what is reserved"

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Modules").flatMap { file -> [Finding] in
            guard let module = file.module else { return [] }
            return ImportLine.all(in: file).compactMap { line in
                complaint(about: line.module, of: module, in: file.layer, tree.package)
                    .map { finding(file.path, line.line, $0.problem, fix: $0.fix) }
            }
        } + programFindings(in: tree)
    }

    /// The programs may import anything but what is kept for one module.
    private static func programFindings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Apps").flatMap { file in
            ImportLine.all(in: file).compactMap { line in
                Frameworks.reserved[line.module].map { owner in
                    finding(
                        file.path, line.line, "a program imports \(line.module), which only \(owner) may",
                        fix: "use what \(owner) offers")
                }
            }
        }
    }

    private static func complaint(
        about imported: String, of module: String, in layer: Layer?, _ package: PackageDescription
    ) -> LayerJudge.Complaint? {
        if Frameworks.system.contains(imported) || imported == module { return nil }
        let isReserved = Frameworks.reserved[imported] != nil
        guard isReserved || package.knows(imported) else {
            return .init(
                problem: "\(module) imports \(imported), which is neither declared nor one of "
                    + Frameworks.system.sorted().joined(separator: ", "),
                fix: "do without it, or declare its product in Package.swift")
        }
        if let layer, let complaint = LayerJudge(package).complaint(about: imported, of: module, in: layer) {
            return complaint
        }
        guard !isReserved, package[module]?.dependencies.contains(imported) != true else { return nil }
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
