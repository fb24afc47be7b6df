/// A type's name says what it is.
enum TypeNamesRule: Rule {
    static let name = "type-names"
    static let summary = "no type is a Manager, Helper, Utils, Common, Core, Impl, Default… or bears its module's name"

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Modules", "Apps", "Tests", "Tools").flatMap { file in
            let module = file.module ?? tree.package.targets.first { file.path.hasPrefix($0.path + "/") }?.name
            return DeclaredType.all(in: file.tokens).map(\.name).compactMap { name in
                complaint(about: name.text, in: module)
                    .map { finding(file.path, name.line, $0.problem, fix: $0.fix) }
            }
        }
    }

    private static func complaint(about name: String, in module: String?) -> (problem: String, fix: String)? {
        if let ending = HollowEndings.all.first(where: name.hasSuffix) {
            return ("`\(name)` ends in \(ending), which says nothing", "name it after what it is or does")
        }
        if name.hasPrefix("Default"), name.dropFirst("Default".count).first?.isLowercase != true {
            return ("`\(name)` starts with Default", "name it after its technology, as in SQLite… or InMemory…")
        }
        if name == module {
            return ("`\(name)` bears its module's name", "rename the type, so that \(name).X can name the module")
        }
        return nil
    }
}
